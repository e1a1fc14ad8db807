import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { InvalidTokenError, readClaims } from '../auth/tokens.ts';
import type { Claims, Database } from '../database/database.ts';
import { readPermissions } from './authorize.ts';
import type { Channels } from './channels.ts';
import { isFilter } from './filter.ts';
import type { JoinConfig, Member, Subscription } from './member.ts';
import { decodeMessage, encodeMessage, type Message, type ProtocolVersion } from './protocol.ts';

export interface ConnectionOptions {
  database: Database;
  channels: Channels;
  /** The key the socket was opened with. */
  apiKey: string;
  version: ProtocolVersion;
  log: (line: string, error: unknown) => void;
}

let lastSubscription = 0;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Speaks with one client until its socket closes. Messages are taken one after another. */
export function serveConnection(socket: WebSocket, options: ConnectionOptions): void {
  const joined = new Map<string, { member: Member; expiry: NodeJS.Timeout | undefined }>();
  let turn: Promise<void> = Promise.resolve();

  const send = (message: Message) => {
    if (socket.readyState === socket.OPEN) socket.send(encodeMessage(options.version, message));
  };
  const reply = (
    { topic, ref, joinRef }: Message,
    status: 'ok' | 'error',
    response: Record<string, unknown> = {},
  ) => send({ topic, ref, joinRef, event: 'phx_reply', payload: { status, response } });

  function leave(topic: string): void {
    const entry = joined.get(topic);
    if (entry === undefined) return;
    joined.delete(topic);
    clearTimeout(entry.expiry);
    options.channels.leave(entry.member);
  }

  /** Tells the client why, and puts it out of the channel. */
  function shut(topic: string, reason: string): void {
    const member = joined.get(topic)?.member;
    if (member === undefined) return;
    member.send('system', {
      status: 'error',
      extension: 'system',
      message: reason,
      channel: member.topic,
    });
    leave(topic);
    member.send('phx_close', {}, member.joinRef);
  }

  const expiryOf = (topic: string, { exp }: Claims): NodeJS.Timeout | undefined => {
    if (exp === undefined) return undefined;
    const inMs = Math.min(Math.max(exp * 1000 - Date.now(), 0), LONGEST_TIMER_MS);
    return setTimeout(() => shut(topic, 'Token has expired'), inMs).unref();
  };

  async function join(message: Message): Promise<void> {
    const { topic: channel, joinRef, payload } = message;
    const config = (payload['config'] ?? {}) as JoinConfig;
    const topic = channel.replace(/^realtime:/, '');
    if (config.private !== true) {
      return reply(message, 'error', {
        reason: 'PrivateOnly: This project only allows private channels',
      });
    }
    const claims = await readClaims(tokenOf(payload) ?? options.apiKey).catch((error: unknown) => {
      reply(message, 'error', { reason: `InvalidJWTToken: ${reasonOf(error)}` });
    });
    if (claims === undefined) return;
    const permissions = await readPermissions(options.database, claims, topic);
    if (!permissions.broadcast.read) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
      return reply(message, 'error', { reason });
    }
    const refused = config.postgres_changes?.find(
      ({ filter }) => (filter ?? '') !== '' && !isFilter(filter ?? ''),
    );
    if (refused !== undefined) {
      return reply(message, 'error', { reason: `Invalid filter: ${refused.filter ?? ''}` });
    }
    leave(channel);
    const subscriptions: Subscription[] = (config.postgres_changes ?? []).map((wish) => ({
      ...wish,
      id: (lastSubscription += 1),
    }));
    const presenceKey = config.presence?.key;
    const member: Member = {
      topic,
      joinRef,
      claims,
      permissions,
      config,
      presenceKey: presenceKey === undefined || presenceKey === '' ? randomUUID() : presenceKey,
      subscriptions,
      send: (event, content, ref = null) =>
        send({ topic: channel, event, payload: content, ref, joinRef: member.joinRef }),
    };
    joined.set(channel, { member, expiry: expiryOf(channel, claims) });
    reply(message, 'ok', { postgres_changes: subscriptions });
    options.channels.join(member);
    if (subscriptions.length > 0) {
      const text = 'Subscribed to PostgreSQL';
      member.send('system', {
        status: 'ok',
        extension: 'postgres_changes',
        message: text,
        channel: topic,
      });
    }
  }

  async function renew(channel: string, payload: Record<string, unknown>): Promise<void> {
    const entry = joined.get(channel);
    if (entry === undefined) return;
    try {
      const claims = await readClaims(tokenOf(payload) ?? options.apiKey);
      const permissions = await readPermissions(options.database, claims, entry.member.topic);
      if (!permissions.broadcast.read)
        return shut(channel, 'You do not have permissions to read from this Channel');
      clearTimeout(entry.expiry);
      Object.assign(entry.member, { claims, permissions });
      joined.set(channel, { member: entry.member, expiry: expiryOf(channel, claims) });
    } catch (error) {
      shut(channel, reasonOf(error));
    }
  }

  function handlePresence(message: Message, member: Member): void {
    if (!member.permissions.presence.write)
      return reply(message, 'error', { reason: 'Unauthorized' });
    const { event, payload } = message.payload;
    if (event === 'track')
      options.channels.track(member, (payload ?? {}) as Record<string, unknown>);
    else if (event === 'untrack') options.channels.untrack(member);
    reply(message, 'ok');
  }

  async function handle(message: Message): Promise<void> {
    const { topic, event, payload } = message;
    if (topic === 'phoenix') return reply(message, 'ok');
    if (event === 'phx_join') return join(message);
    const member = joined.get(topic)?.member;
    if (member === undefined) return reply(message, 'error', { reason: 'unmatched topic' });
    if (event === 'access_token') return renew(topic, payload);
    if (event === 'presence') return handlePresence(message, member);
    if (event === 'broadcast') {
      if (!member.permissions.broadcast.write) return; // as silently as on a hosted project
      options.channels.broadcast(member.topic, payload, member);
      if (member.config.broadcast?.ack === true) reply(message, 'ok');
      return;
    }
    if (event === 'phx_leave') {
      leave(topic);
      reply(message, 'ok');
      return send({ ...message, event: 'phx_close', payload: {} });
    }
    reply(message, 'ok');
  }

  socket.on('message', (data, isBinary) => {
    turn = turn
      .then(() => handle(decodeMessage(data, isBinary)))
      .catch((error: unknown) => options.log('realtime message', error));
  });
  socket.on('close', () => [...joined.keys()].forEach(leave));
  socket.on('error', (error) => options.log('realtime socket', error));
}

function tokenOf(payload: Record<string, unknown>): string | undefined {
  const token = payload['access_token'];
  return typeof token === 'string' && token !== '' ? token : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof InvalidTokenError ? error.message : 'The token could not be read';
}
