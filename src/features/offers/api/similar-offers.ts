import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { StoredLine } from '../model/draft-form';
import { adminOfferKeys } from './admin-query-keys';

async function fetchSimilar(offerId: string, search: string) {
  return unwrap(await getSupabase().rpc('similar_offers', { _offer_id: offerId, _search: search }));
}
/** An accepted offer whose lines can be copied. */
export type SimilarOffer = Awaited<ReturnType<typeof fetchSimilar>>[number];

/** Accepted offers on the same lane with a similar size, or what the search finds. */
export const similarOffersQueryOptions = (offerId: string, search: string) =>
  queryOptions({
    queryKey: [...adminOfferKeys.all, 'similar', offerId, search],
    queryFn: () => fetchSimilar(offerId, search),
  });

/** The lines of a version, in order. */
export async function fetchLines(offerId: string): Promise<StoredLine[]> {
  return unwrap(
    await getSupabase()
      .from('offer_lines')
      .select('*, estimate:offer_line_estimates(cost_cents, quantity, unit, rate_cents)')
      .eq('offer_id', offerId)
      .order('position'),
  );
}
