import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@database';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminApplicationKeys } from './admin-query-keys';

/** The columns that only an opened application shows. */
export type ApplicationDetails = Pick<
  Tables<'job_applications'>,
  'id' | 'address' | 'zip_code' | 'availability_date' | 'cover_letter'
>;

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
