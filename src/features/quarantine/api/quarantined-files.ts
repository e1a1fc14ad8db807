import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { quarantineToasts } from '../toasts';

/** A record whose files are checked. Those of a pilot car are its certificates and insurance. */
export type CheckedRecord = 'quote' | 'application' | 'pilot_car';

/** A file whose content doesn't match its declared type. */
export interface QuarantinedFile {
  bucket_id: string;
  path: string;
  name: string;
  declared_type: string;
  /** `null`: none of the types we know. */
  found_type: string | null;
  /** When an admin released it; `null` while it can't be opened. */
  released_at: string | null;
}

/** Query keys of quarantined files. */
export const quarantineKeys = { all: ['quarantine', 'admin'] as const };
/** `check-files` runs this often. */
const REFETCH_MS = 60_000;

async function fetchFiles(type: CheckedRecord, id: string): Promise<QuarantinedFile[]> {
  return unwrap(
    await getSupabase()
      .rpc('quarantined_files', { _record_type: type, _record_id: id })
      .overrideTypes<QuarantinedFile[], { merge: false }>(),
  );
}

/** The quarantined files of a quote, application or pilot car, released ones included. */
export function quarantinedFilesQueryOptions(type: CheckedRecord, id: string) {
  return queryOptions({
    queryKey: [...quarantineKeys.all, type, id],
    queryFn: () => fetchFiles(type, id),
  });
}

async function fetchClosedPaths(): Promise<ReadonlySet<string>> {
  const files = unwrap(
    await getSupabase()
      .from('file_checks')
      .select('path')
      .is('is_quarantined', true)
      .is('released_at', null)
      .order('checked_at', { ascending: false }),
  );
  return new Set(files.map(({ path }) => path));
}

const closedPathsQueryOptions = queryOptions({
  queryKey: [...quarantineKeys.all, 'closed'],
  queryFn: fetchClosedPaths,
  refetchInterval: REFETCH_MS,
});

/**
 * Returns a function that says why staff can't open the file at a path; `undefined` if they can. While it
 * loads, and for more than 1,000 quarantined files, only the database refuses.
 */
export function useWhyClosed(): (path: string) => string | undefined {
  const { data: closed } = useQuery(closedPathsQueryOptions);
  return (path) =>
    closed?.has(path) === true ? 'Quarantined. An admin must release it first.' : undefined;
}

/** Lets staff open a quarantined file. Admins only. */
export function useReleaseFileMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...quarantineKeys.all, 'release'],
    mutationFn: async ({ bucket_id, path }: QuarantinedFile) =>
      unwrap(await getSupabase().rpc('release_file', { _bucket: bucket_id, _path: path })),
    onSettled: () => client.invalidateQueries({ queryKey: quarantineKeys.all }),
    meta: {
      successToast: quarantineToasts.released,
      errorToast: quarantineToasts.releaseFailed,
    },
  });
}
