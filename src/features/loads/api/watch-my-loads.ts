import { watchTables } from '@/platform/supabase/watch-tables';

const TABLES = ['loads', 'load_escorts', 'load_events', 'load_permits'] as const;

/** Tells when something changed about the loads somebody is on, over the channel of their own. */
export function watchMyLoads(userId: string, onChange: () => void): () => void {
  return watchTables({
    topic: `person:${userId}`,
    tables: TABLES,
    onChange,
    // What was missed while the line was down is fetched when it is back.
    onStateChange: () => undefined,
  });
}
