import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { termsOfOffer } from '../model/escort-jobs';
import type { ScheduledOffer } from '../model/schedule';

/** The escorts offered to the signed-in operator. */
export async function fetchOffers(): Promise<ScheduledOffer[]> {
  const offers = unwrap(await getSupabase().rpc('my_escort_offers'));
  return offers.map((offer) => ({
    id: offer.escort_id,
    position: offer.position,
    terms: termsOfOffer(offer),
  }));
}
