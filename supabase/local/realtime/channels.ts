import { randomBytes } from 'node:crypto';
import type { Member } from './member.ts';

type Meta = Record<string, unknown>;

/** A private and a public channel with the same name share nothing, as on a hosted project. */
export const roomOf = (topic: string, isPrivate: boolean) =>
  `${isPrivate ? 'private' : 'public'}:${topic}`;
type PresenceState = Record<string, { metas: Meta[] }>;

/** The members of each channel and their presence. */
export class Channels {
  readonly #members = new Map<string, Set<Member>>();
  readonly #presence = new Map<Member, Meta>();

  members(room: string): Iterable<Member> {
    return this.#members.get(room) ?? [];
  }

  *all(): Iterable<Member> {
    for (const members of this.#members.values()) yield* members;
  }

  join(member: Member): void {
    const members = this.#members.get(member.room) ?? new Set<Member>();
    this.#members.set(member.room, members.add(member));
    if (canSeePresence(member)) member.send('presence_state', this.#stateOf(member.room));
  }

  leave(member: Member): void {
    const members = this.#members.get(member.room);
    if (members?.delete(member) !== true) return;
    if (members.size === 0) this.#members.delete(member.room);
    this.untrack(member);
  }

  /** Sends a message to every member of the channel who may read it, except `from`. */
  broadcast(room: string, payload: Record<string, unknown>, from?: Member): void {
    for (const member of this.members(room)) {
      const isOwn = member === from && member.config.broadcast?.self !== true;
      if (!isOwn && member.permissions.broadcast.read) member.send('broadcast', payload);
    }
  }

  track(member: Member, meta: Meta): void {
    // Two diffs: realtime-js keeps a stale entry when one diff both removes and adds a key.
    this.untrack(member);
    const tracked = { phx_ref: randomBytes(8).toString('base64url'), ...meta };
    this.#presence.set(member, tracked);
    this.#tell(member.room, { joins: { [member.presenceKey]: { metas: [tracked] } }, leaves: {} });
  }

  untrack(member: Member): void {
    const meta = this.#presence.get(member);
    if (meta === undefined) return;
    this.#presence.delete(member);
    this.#tell(member.room, { joins: {}, leaves: { [member.presenceKey]: { metas: [meta] } } });
  }

  #tell(room: string, diff: { joins: PresenceState; leaves: PresenceState }): void {
    for (const member of this.members(room)) {
      if (canSeePresence(member)) member.send('presence_diff', diff);
    }
  }

  #stateOf(room: string): PresenceState {
    const state: PresenceState = {};
    for (const member of this.members(room)) {
      const meta = this.#presence.get(member);
      if (meta !== undefined) (state[member.presenceKey] ??= { metas: [] }).metas.push(meta);
    }
    return state;
  }
}

const canSeePresence = ({ permissions, config }: Member) =>
  permissions.presence.read && config.presence?.enabled !== false;
