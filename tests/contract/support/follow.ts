import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { changesReady, subscribed } from './subscribe.ts';

export type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

/** Subscribes to a table; returns the list that changes arrive in. */
export async function follow(
  channel: RealtimeChannel,
  table: string,
  filter?: string,
): Promise<Change[]> {
  const changes: Change[] = [];
  const subscription = {
    event: '*',
    schema: 'public',
    table,
    ...(filter === undefined ? {} : { filter }),
  } as const;
  const ready = changesReady(channel);
  await subscribed(
    channel.on('postgres_changes', subscription, (change: Change) => changes.push(change)),
  );
  await ready;
  return changes;
}

/** The changes of one row. */
export const about = (changes: Change[], id: string) =>
  changes.filter((change) =>
    [change.new, change.old].some((row) => 'id' in row && row['id'] === id),
  );
