import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { quarantineMessages } from '../messages';

/** A record whose files are checked. */
export type CheckedRecord = 'quote' | 'application';

/** A file whose content is not of the type it was declared as. */
export interface QuarantinedFile {
  bucket_id: string;
  path: string;
  declared_type: string;
  /** `null`: none of the types we know. */
  found_type: string | null;
  /** When an admin released it; `null` while it can't be opened. */
  released_at: string | null;
}

const keys = { all: ['quarantine', 'admin'] as const };

async function fetchFiles(type: CheckedRecord, id: string): Promise<QuarantinedFile[]> {
  return unwrap(
    await getSupabase()
      .rpc('quarantined_files', { _record_type: type, _record_id: id })
      .overrideTypes<QuarantinedFile[], { merge: false }>(),
  );
}

/** The quarantined files of a quote or application, released ones included. */
export function quarantinedFilesQueryOptions(type: CheckedRecord, id: string) {
  return queryOptions({
    queryKey: [...keys.all, type, id],
    queryFn: () => fetchFiles(type, id),
    networkMode: 'always',
  });
}

/** Lets staff open a quarantined file. Admins only. */
export function useReleaseFileMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...keys.all, 'release'],
    mutationFn: async ({ bucket_id, path }: QuarantinedFile) =>
      unwrap(await getSupabase().rpc('release_file', { _bucket: bucket_id, _path: path })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: {
      successToast: quarantineMessages.released,
      errorToast: quarantineMessages.releaseFailed,
    },
  });
}
