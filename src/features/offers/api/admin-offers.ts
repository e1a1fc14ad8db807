import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OfferStatus } from '@contracts/offer';
import { DAY_MS } from '@domain/time/duration';
import { getSupabase } from '@/platform/supabase/client';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import type { Tables } from '@database';
import { offerToasts } from '../admin-toasts';
import type { StoredLine } from '../model/draft-form';
import type { OfferFilters } from '../model/offer-list-params';
import { adminOfferKeys } from './admin-query-keys';

const LIST =
  'id, created_at, updated_at, number, version, status, currency, valid_until, reference, customer_name, origin, destination, commodity, total_cents, sent_at';
export type OfferListRow = Pick<
  Tables<'offers'>,
  | 'id'
  | 'created_at'
  | 'updated_at'
  | 'number'
  | 'version'
  | 'status'
  | 'currency'
  | 'valid_until'
  | 'reference'
  | 'customer_name'
  | 'origin'
  | 'destination'
  | 'commodity'
  | 'total_cents'
  | 'sent_at'
>;

/** A version of an offer with its lines, in their order, and its load once it's accepted. */
export type OfferVersion = Tables<'offers'> & {
  lines: StoredLine[];
  load: { number: string } | null;
  /** What the customer wrote about the trailer; no text leaves it to us. */
  quote: { equipment: string } | null;
};

const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
  highest: { column: 'total_cents', isAscending: false },
  lowest: { column: 'total_cents', isAscending: true },
} as const;

async function fetchOffers(filters: OfferFilters, cursor: Cursor | null, signal: AbortSignal) {
  let query = getSupabase().from('offers').select(LIST).eq('is_latest', true);
  if (filters.status !== 'all') query = query.eq('status', filters.status);
  if (filters.search !== '') {
    query = query.filter('search_text', ...containing(filters.search));
  }
  if (filters.expiring !== 'all') {
    const end = new Date(Date.now() + DAY_MS).toISOString();
    query = query.eq('status', 'sent').lte('valid_until', end);
  }
  return fetchPage<OfferListRow>(query, {
    order: ORDERS[filters.sort],
    cursor,
    signal,
  });
}

/** The console's offers by their latest version, paged. */
export function adminOffersQueryOptions(filters: OfferFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: adminOfferKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchOffers(filters, pageParam, signal),
    select: allRows<OfferListRow>,
    meta: { errorToast: offerToasts.fetchFailed },
  });
}

async function fetchCounts(search: string): Promise<Record<OfferStatus, number>> {
  const rows = unwrap(await getSupabase().rpc('offer_status_counts', { _search: search }));
  return Object.fromEntries(rows.map(({ status, offers }) => [status, offers])) as Record<
    OfferStatus,
    number
  >;
}

/** The number of offers that the search finds per status. */
export function offerCountsQueryOptions(search: string) {
  return queryOptions({
    queryKey: adminOfferKeys.counts(search),
    queryFn: () => fetchCounts(search),
    placeholderData: keepPreviousData,
  });
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u;

async function fetchVersions(name: string): Promise<OfferVersion[]> {
  let number = name;
  if (UUID.test(name)) {
    const found = unwrap(
      await getSupabase().from('offers').select('number').eq('id', name).maybeSingle(),
    );
    if (found === null) return [];
    ({ number } = found);
  }
  return unwrap(
    await getSupabase()
      .from('offers')
      .select(
        '*, lines:offer_lines(*, estimate:offer_line_estimates(cost_cents, quantity, unit, rate_cents)), load:loads(number), quote:quotes!offers_quote_id_fkey(equipment)',
      )
      .eq('number', number)
      .order('version', { ascending: false })
      .order('position', { referencedTable: 'lines' }),
  );
}

const REFRESH_MS = 5_000;

/** All versions of the offer with this number, or that has a version with this id; newest first. */
export function offerVersionsQueryOptions(name: string) {
  return queryOptions({
    queryKey: adminOfferKeys.detail(name),
    queryFn: () => fetchVersions(name),
    // Without a live connection, another page still learns that it was sent.
    refetchInterval: ({ state }) =>
      state.data?.some(({ sends_at }) => sends_at !== null) === true ? REFRESH_MS : false,
    meta: { errorToast: offerToasts.fetchFailed },
  });
}

async function fetchQuoteOffer(quoteId: string): Promise<OfferListRow | null> {
  return unwrap(
    await getSupabase()
      .from('offers')
      .select(LIST)
      .eq('quote_id', quoteId)
      .eq('is_latest', true)
      .maybeSingle(),
  );
}

/** The latest version of the offer for a quote; `null` without one. */
export function quoteOfferQueryOptions(quoteId: string) {
  return queryOptions({
    queryKey: adminOfferKeys.ofQuote(quoteId),
    queryFn: () => fetchQuoteOffer(quoteId),
  });
}
