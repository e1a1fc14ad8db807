import type { Claims } from '../database/database.ts';
import type { Permissions } from './authorize.ts';

/** A channel's `postgres_changes` subscription, with the id sent to the client. */
export interface Subscription {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
  select?: string[];
}

/** The configuration a client sends when it joins a channel. */
export interface JoinConfig {
  broadcast?: { ack?: boolean; self?: boolean };
  presence?: { key?: string; enabled?: boolean };
  private?: boolean;
  postgres_changes?: Omit<Subscription, 'id'>[];
}

/** One client in one channel. */
export interface Member {
  /** The channel's name without the `realtime:` prefix. */
  topic: string;
  /** The room it shares with other members: see `roomOf`. */
  room: string;
  joinRef: string | null;
  claims: Claims;
  permissions: Permissions;
  config: JoinConfig;
  /** The key of its presence entry. */
  presenceKey: string;
  subscriptions: Subscription[];
  send(event: string, payload: Record<string, unknown>): void;
}
