import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CsvColumn } from '@contracts/write-csv';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { fetchBatch, fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import type { CsvSource } from '@/shared/console/export/csv-export';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { adminApplicationMessages } from '../admin-messages';
import type { ApplicationFilters } from '../model/application-list-params';
import { adminApplicationKeys } from './admin-keys';

/** Columns of the list. The database returns the others only to someone who opens the application. */
export const APPLICATION_COLUMNS =
  'id, created_at, updated_at, job_title, first_name, last_name, email, phone, city, state, experience_years, experience_sort, cdl_license, cdl_document_url, resume_document_url, other_documents_urls, status';

export type AdminApplication = Omit<
  Tables<'job_applications'>,
  | 'website'
  | 'fill_ms'
  | 'search_text'
  | 'deleted_at'
  | 'deleted_by'
  | Exclude<keyof ApplicationDetails, 'id'>
>;

/** The columns that only an opened application shows. */
export type ApplicationDetails = Pick<
  Tables<'job_applications'>,
  'id' | 'address' | 'zip_code' | 'availability_date' | 'cover_letter'
>;

const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
  name: { column: 'last_name', isAscending: true },
  'name-down': { column: 'last_name', isAscending: false },
  experience: { column: 'experience_sort', isAscending: false },
  'experience-up': { column: 'experience_sort', isAscending: true },
} as const;

function filteredApplications({ search, status, position }: ApplicationFilters) {
  let query = fromAdminView('job_applications').select(APPLICATION_COLUMNS);
  if (status !== 'all') query = query.eq('status', status);
  if (position !== 'all') query = query.eq('job_title', position);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return query;
}

const fetchApplications = (
  filters: ApplicationFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
) =>
  fetchPage<AdminApplication>(filteredApplications(filters), {
    order: ORDERS[filters.sort],
    cursor,
    signal,
  });

async function startExport({ search, status, position }: ApplicationFilters): Promise<number> {
  return unwrap(
    await getSupabase().rpc('start_application_export', {
      _search: search,
      _status: status === 'all' ? '' : status,
      _position: position === 'all' ? '' : position,
    }),
  );
}

/** All applications that match the filters, in the list's order. Each export is logged. */
export function applicationsCsv(
  columns: readonly CsvColumn<AdminApplication>[],
  filters: ApplicationFilters,
): CsvSource<AdminApplication> {
  return {
    name: 'applications',
    columns,
    countRows: () => startExport(filters),
    fetchRows: (cursor, signal) =>
      fetchBatch<AdminApplication>(filteredApplications(filters), {
        order: ORDERS[filters.sort],
        cursor,
        signal,
      }),
  };
}

/** The latest version of an application; `null` if it was deleted. */
export async function fetchApplication(id: string): Promise<AdminApplication | null> {
  return unwrap(
    await getSupabase()
      .from('job_applications')
      .select(APPLICATION_COLUMNS)
      .eq('id', id)
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
    meta: { errorToast: adminApplicationMessages.fetchFailed },
  });
}

async function openApplication(id: string): Promise<ApplicationDetails | null> {
  const rows = unwrap(await getSupabase().rpc('open_application', { _application_id: id }));
  return rows[0] ?? null;
}

/**
 * The details of an application, which the database logs as opened; `null` if it was deleted.
 * They are fetched once while shown, because they never change.
 */
export function openedApplicationQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminApplicationKeys.opened(id),
    queryFn: () => openApplication(id),
    staleTime: Infinity,
    gcTime: 60_000,
  });
}
