import { queryOptions } from '@tanstack/react-query';
import { adminLoadKeys as keys } from '@/features/loads/api/admin-query-keys';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import type { RevisedFields } from '../model/permit-revision';

const COLUMNS =
  'id, created_at, reason, before, after, author:profiles(first_name, last_name, email)';

/** An issued permit changes a few times; only the latest matter. */
const REVISIONS_MAX = 200;

async function fetchRevisions(permitId: string, signal: AbortSignal) {
  const revisions = unwrap(
    await getSupabase()
      .from('permit_revisions')
      .select(COLUMNS)
      .eq('permit_id', permitId)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(REVISIONS_MAX)
      .abortSignal(signal),
  );
  return revisions.map(({ before, after, ...revision }) => ({
    ...revision,
    before: typedJson<RevisedFields>(before),
    after: typedJson<RevisedFields>(after),
  }));
}

/** The changes of a permit after it was issued, latest first. Admins only. */
export function permitRevisionsQueryOptions(permitId: string) {
  return queryOptions({
    queryKey: [...keys.all, 'permit-revisions', permitId] as const,
    queryFn: ({ signal }) => fetchRevisions(permitId, signal),
  });
}
