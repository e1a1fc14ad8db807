import { watchTables } from '@/platform/supabase/watch-tables';

const TABLES = [
  'loads',
  'load_escorts',
  'escort_slots',
  'load_events',
  'load_permits',
  'load_stops',
  'load_legs',
  'load_holds',
  'load_measures',
  'load_documents',
  'pilot_papers',
] as const;

/**
 * Calls `onChange` when one of the user's loads, certificates or insurance records changes, over the user's
 * private channel. Returns the function that stops it.
 */
export function watchMyLoads(userId: string, onChange: () => void): () => void {
  return watchTables({
    topic: `person:${userId}`,
    tables: TABLES,
    onChange,
    // The channel calls `onChange` after a reconnect, which fetches what was missed.
    onStateChange: () => undefined,
  });
}
