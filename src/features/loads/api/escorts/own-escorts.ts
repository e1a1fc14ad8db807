import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Database } from '@database';
import { termsOfOffer } from '../../model/escorts/escort-jobs';
import type { ScheduledOffer } from '../../model/schedule/schedule';

/** A row of `my_escort_jobs`. The database can leave out what isn't set, whatever the generated type says. */
export type OwnEscort = Database['public']['Functions']['my_escort_jobs']['Returns'][number];

/** The signed-in operator's open offers and accepted jobs. */
export async function fetchOwnEscorts(): Promise<OwnEscort[]> {
  return unwrap(await getSupabase().rpc('my_escort_jobs'));
}

/** The escorts offered to the signed-in operator. */
export async function fetchOffers(): Promise<ScheduledOffer[]> {
  const own = await fetchOwnEscorts();
  return own
    .filter(({ status }) => status === 'offered')
    .map((offer) => ({
      id: offer.escort_id,
      position: offer.position,
      terms: termsOfOffer(offer),
    }));
}
