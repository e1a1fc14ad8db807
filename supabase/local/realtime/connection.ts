import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Claims, Database } from '../database/database.ts';
import { admit, checkConfig, RefusedError } from './admission.ts';
import { type Channels, roomOf } from './channels.ts';
import type { JoinConfig, Member } from './member.ts';
import { decodeMessage, encodeMessage, type Message, type ProtocolVersion } from './protocol.ts';

export interface ConnectionOptions {
  database: Database;
  channels: Channels;
  /** The API key from the socket's URL. */
  apiKey: string;
  version: ProtocolVersion;
  log: (line: string, error: unknown) => void;
}

type Payload = Record<string, unknown>;

let lastSubscription = 0;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** One client's socket. Handles its messages one at a time. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #options: ConnectionOptions;
  /** By the client's channel name: `realtime:<topic>`. */
  readonly #joined = new Map<string, { member: Member; expiry: NodeJS.Timeout | undefined }>();

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    let turn = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      turn = turn
        .then(() => this.#handle(decodeMessage(data, isBinary)))
        .catch((error: unknown) => options.log('realtime message', error));
    });
    socket.on('close', () => [...this.#joined.keys()].forEach((channel) => this.#leave(channel)));
    socket.on('error', (error) => options.log('realtime socket', error));
  }

  async #handle(message: Message): Promise<void> {
    const { topic: channel, event, payload } = message;
    const member = this.#joined.get(channel)?.member;
    if (event === 'phx_join') await this.#join(message);
    else if (channel === 'phoenix') this.#reply(message, 'ok');
    else if (member === undefined) this.#reply(message, 'error', { reason: 'unmatched topic' });
    else if (event === 'access_token') await this.#renew(channel, member, payload);
    else if (event === 'presence') this.#handlePresence(message, member);
    else if (event === 'broadcast') this.#handleBroadcast(message, member);
    else if (event === 'phx_leave') this.#handleLeave(message);
    else this.#reply(message, 'ok');
  }

  async #join(message: Message): Promise<void> {
    const { topic: channel, joinRef, payload } = message;
    const topic = channel.replace(/^realtime:/, '');
    const config = (payload['config'] ?? {}) as JoinConfig;
    try {
      checkConfig(config);
      const { database, apiKey } = this.#options;
      const isPrivate = config.private === true;
      const admission = await admit(database, { topic, isPrivate }, payload, apiKey);
      this.#leave(channel);
      const member: Member = {
        ...admission,
        topic,
        room: roomOf(topic, isPrivate),
        joinRef,
        config,
        presenceKey:
          config.presence?.key === '' ? randomUUID() : (config.presence?.key ?? randomUUID()),
        subscriptions: (config.postgres_changes ?? []).map((wish) => ({
          ...wish,
          id: (lastSubscription += 1),
        })),
        send: (event, content) =>
          this.#send({ topic: channel, event, payload: content, ref: null, joinRef }),
      };
      this.#keep(channel, member);
      this.#reply(message, 'ok', { postgres_changes: member.subscriptions });
      this.#options.channels.join(member);
      if (member.subscriptions.length > 0) {
        tellSystem(member, 'ok', 'postgres_changes', 'Subscribed to PostgreSQL');
      }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.#reply(message, 'error', { reason: error.message });
    }
  }

  /** The client sent a new token, or the API key after signing out: check the channel again. */
  async #renew(channel: string, member: Member, payload: Payload): Promise<void> {
    const { database, apiKey } = this.#options;
    try {
      const { topic, config } = member;
      const place = { topic, isPrivate: config.private === true };
      Object.assign(member, await admit(database, place, payload, apiKey));
      this.#keep(channel, member);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.#shut(channel, error.message);
    }
  }

  #handlePresence(message: Message, member: Member): void {
    if (!member.permissions.presence.write) {
      this.#reply(message, 'error', { reason: 'Unauthorized' });
      return;
    }
    const { event, payload } = message.payload;
    if (event === 'track') this.#options.channels.track(member, (payload ?? {}) as Payload);
    else if (event === 'untrack') this.#options.channels.untrack(member);
    this.#reply(message, 'ok');
  }

  #handleBroadcast(message: Message, member: Member): void {
    if (!member.permissions.broadcast.write) return; // A hosted project sends no error either.
    this.#options.channels.broadcast(member.room, message.payload, member);
    if (member.config.broadcast?.ack === true) this.#reply(message, 'ok');
  }

  #handleLeave(message: Message): void {
    this.#leave(message.topic);
    this.#reply(message, 'ok');
    this.#send({ ...message, event: 'phx_close', payload: {} });
  }

  #keep(channel: string, member: Member): void {
    clearTimeout(this.#joined.get(channel)?.expiry);
    this.#joined.set(channel, { member, expiry: this.#shutAtExpiry(channel, member.claims) });
  }

  #shutAtExpiry(channel: string, { exp }: Claims): NodeJS.Timeout | undefined {
    if (exp === undefined) return undefined;
    const inMs = Math.min(Math.max(exp * 1000 - Date.now(), 0), LONGEST_TIMER_MS);
    return setTimeout(() => this.#shut(channel, 'Token has expired'), inMs).unref();
  }

  /** Removes the client from a channel and sends the reason. */
  #shut(channel: string, reason: string): void {
    const member = this.#joined.get(channel)?.member;
    if (member === undefined) return;
    tellSystem(member, 'error', 'system', reason);
    this.#leave(channel);
    member.send('phx_close', {});
  }

  #leave(channel: string): void {
    const entry = this.#joined.get(channel);
    if (entry === undefined) return;
    this.#joined.delete(channel);
    clearTimeout(entry.expiry);
    this.#options.channels.leave(entry.member);
  }

  #reply(message: Message, status: 'ok' | 'error', response: Payload = {}): void {
    this.#send({ ...message, event: 'phx_reply', payload: { status, response } });
  }

  #send(message: Message): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(encodeMessage(this.#options.version, message));
  }
}

function tellSystem(member: Member, status: 'ok' | 'error', extension: string, text: string): void {
  member.send('system', { status, extension, message: text, channel: member.topic });
}
