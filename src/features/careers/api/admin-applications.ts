import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { adminApplicationMessages } from '../admin-messages';
import type { ApplicationFilters } from '../model/application-list-params';
import { adminApplicationKeys } from './admin-keys';

/** Columns the console reads. Leaves out the form's bot checks and the search text. */
export const APPLICATION_COLUMNS =
  'id, created_at, updated_at, job_title, first_name, last_name, email, phone, address, city, state, zip_code, experience_years, experience_sort, cdl_license, cover_letter, availability_date, cdl_document_url, resume_document_url, other_documents_urls, status';

export type AdminApplication = Omit<
  Tables<'job_applications'>,
  'website' | 'fill_ms' | 'search_text' | 'emailed_at' | 'deleted_at' | 'deleted_by'
>;

const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
  name: { column: 'last_name', isAscending: true },
  'name-down': { column: 'last_name', isAscending: false },
  experience: { column: 'experience_sort', isAscending: false },
  'experience-up': { column: 'experience_sort', isAscending: true },
} as const;

async function fetchApplications(
  { search, status, position, sort }: ApplicationFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  let query = fromAdminView('job_applications').select(APPLICATION_COLUMNS);
  if (status !== 'all') query = query.eq('status', status);
  if (position !== 'all') query = query.eq('job_title', position);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return fetchPage<AdminApplication>(query, { order: ORDERS[sort], cursor, signal });
}

/** The latest version of an application; `null` if it was deleted. */
export async function fetchApplication(id: string): Promise<AdminApplication | null> {
  return unwrap(
    await getSupabase()
      .from('job_applications')
      .select(APPLICATION_COLUMNS)
      .eq('id', id)
      .is('deleted_at', null)
      .maybeSingle(),
  );
}

/** Applications that match the filters, paged. */
export function adminApplicationsQueryOptions(filters: ApplicationFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: adminApplicationKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchApplications(filters, pageParam, signal),
    select: allRows<AdminApplication>,
    meta: { errorToast: adminApplicationMessages.fetchFailed },
  });
}

/** One application; `null` if it was deleted. */
export function adminApplicationQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminApplicationKeys.detail(id),
    queryFn: () => fetchApplication(id),
    networkMode: 'always',
    meta: { errorToast: adminApplicationMessages.fetchFailed },
  });
}
