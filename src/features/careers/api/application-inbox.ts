import type { Tables } from '@database';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { getSupabase } from '@/platform/supabase/client';
import { listReads, NEWEST_OR_OLDEST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { trashOf } from '@/platform/supabase/trash';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf, versionsOf } from '@/platform/supabase/versioned-write';
import { defineInbox } from '@/shared/console/inbox/define-inbox';
import { APPLICATIONS_FAILED } from '../admin-toasts';
import type { ApplicationFilters } from '../model/application-list-params';
import { knownStatus, type ApplicationStatus } from '../model/application-status';
import { removeDocuments } from './admin-documents';
import { adminApplicationKeys } from './admin-query-keys';
import type { ApplicationDetails } from './opened-application';

/** Columns of the list. The database returns the others only to someone who opens the application. */
const COLUMNS =
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

const ORDERS = {
  ...NEWEST_OR_OLDEST,
  name: { column: 'last_name', isAscending: true },
  'name-down': { column: 'last_name', isAscending: false },
  experience: { column: 'experience_sort', isAscending: false },
  'experience-up': { column: 'experience_sort', isAscending: true },
} as const;

function filteredApplications({ search, status, position }: ApplicationFilters) {
  let query = fromAdminView('job_applications').select(COLUMNS);
  if (status !== 'all') query = query.eq('status', status);
  if (position !== 'all') query = query.eq('job_title', position);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return query;
}

async function fetchApplication(id: string): Promise<AdminApplication | null> {
  return unwrap(
    await getSupabase().from('job_applications').select(COLUMNS).eq('id', id).maybeSingle(),
  );
}

/** An empty text filters by nothing. */
const argument = (choice: string) => (choice === 'all' ? '' : choice);

async function fetchCounts({
  search,
  position,
}: ApplicationFilters): Promise<Record<ApplicationStatus, number>> {
  const args = { _search: search, _position: argument(position) };
  const rows = unwrap(await getSupabase().rpc('application_status_counts', args));
  const counts = { new: 0, reviewed: 0, interview: 0, hired: 0, rejected: 0 };
  for (const { status, applications } of rows) counts[knownStatus(status)] += applications;
  return counts;
}

const trash = trashOf('application');

/** The console's applications. */
export const applicationInbox = defineInbox<AdminApplication, ApplicationFilters>({
  keys: adminApplicationKeys,
  noun: { one: 'application', many: 'applications' },
  fetchFailed: APPLICATIONS_FAILED,
  ...listReads<AdminApplication, ApplicationFilters>(filteredApplications, ORDERS),
  fetchOne: fetchApplication,
  fetchCounts,
  // The database logs each export.
  startExport: async ({ search, status, position }) =>
    unwrap(
      await getSupabase().rpc('start_application_export', {
        _search: search,
        _status: argument(status),
        _position: argument(position),
      }),
    ),
  setStatus: async (application, status) => {
    const response = await getSupabase()
      .from('job_applications')
      .update({ status })
      .match(versionOf(application))
      .select(COLUMNS)
      .maybeSingle();
    return unwrapVersioned(response, () => fetchApplication(application.id));
  },
  setStatuses: async (applications, status) => {
    const args = { ...versionsOf(applications), _status: status };
    return unwrap(await getSupabase().rpc('set_application_statuses', args));
  },
  canUndoStatus: false,
  trash: {
    ...trash,
    // The database requires that the files are deleted first. After a failure the application stays.
    deleteForever: async (id) => {
      await removeDocuments(id);
      await trash.deleteForever(id);
    },
  },
});
