import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Database } from '@database';

/** A row of `my_escort_jobs`. The database can leave out what isn't set, whatever the generated type says. */
export type OwnEscort = Database['public']['Functions']['my_escort_jobs']['Returns'][number];

/** The signed-in operator's open offers, and their jobs until 30 days after the end. */
export async function fetchOwnEscorts(): Promise<OwnEscort[]> {
  return unwrap(await getSupabase().rpc('my_escort_jobs'));
}
