import type { Claims } from '../database/database.ts';
import type { Permissions } from './authorize.ts';

/** One `postgres_changes` wish of a channel, with the id the client knows it by. */
export interface Subscription {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
  select?: string[];
}

/** What a client says about itself when it joins a channel. */
export interface JoinConfig {
  broadcast?: { ack?: boolean; self?: boolean };
  presence?: { key?: string; enabled?: boolean };
  private?: boolean;
  postgres_changes?: Omit<Subscription, 'id'>[];
}

/** One client in one channel. */
export interface Member {
  /** The channel's name without the `realtime:` in front. */
  topic: string;
  joinRef: string | null;
  claims: Claims;
  permissions: Permissions;
  config: JoinConfig;
  /** Under which key its presence stands. */
  presenceKey: string;
  subscriptions: Subscription[];
  send(event: string, payload: Record<string, unknown>): void;
}
