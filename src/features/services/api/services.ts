import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ServicePayload } from '@contracts/service';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { serviceToasts } from '../toasts';
import type { ServiceFilters } from '../model/service-list-params';
import { serviceKeys } from './query-keys';

/**
 * A stored service. Intersected with the form's fields so that the compiler checks that each is a
 * column.
 */
export type Service = Omit<Tables<'services'>, 'search_text'> & ServicePayload;

const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
  name: { column: 'name', isAscending: true },
  'name-down': { column: 'name', isAscending: false },
} as const;

async function fetchServices(
  { search, category, active, sort }: ServiceFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  let query = getSupabase().from('services').select('*');
  if (category !== 'all') query = query.eq('category', category);
  if (active !== 'all') query = query.eq('active', active === 'yes');
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return fetchPage<Service>(query, { order: ORDERS[sort], cursor, signal });
}

/** The latest version of a service; `null` if it was deleted. */
export async function fetchService(id: string): Promise<Service | null> {
  return unwrap(await getSupabase().from('services').select('*').eq('id', id).maybeSingle());
}

/** Services that match the filters, paged. */
export function servicesQueryOptions(filters: ServiceFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: serviceKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchServices(filters, pageParam, signal),
    select: allRows<Service>,
    meta: { errorToast: serviceToasts.fetchFailed },
  });
}

/** One service; `null` if it was deleted. */
export function serviceQueryOptions(id: string) {
  return queryOptions({
    queryKey: serviceKeys.detail(id),
    queryFn: () => fetchService(id),
    meta: { errorToast: serviceToasts.fetchFailed },
  });
}
