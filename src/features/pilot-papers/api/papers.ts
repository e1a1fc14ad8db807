import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { PILOT_PAPER_BUCKET, type PilotPaperPayload } from '@contracts/pilot-papers';
import type { Tables, TablesInsert } from '@database';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { uploadWithRetry } from '@/platform/supabase/upload-with-retry';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import type { Upload } from '@/shared/uploads/upload-queue';
import { paperToasts } from '../toasts';
import { paperKeys } from './query-keys';

/** A pilot car's certificate or insurance. */
export type PilotPaper = Omit<Tables<'pilot_papers'>, 'pilot_id' | 'created_at' | 'checked_by'>;

const COLUMNS =
  'id, updated_at, kind, issuing_state, insurer, number, limit_cents, starts_on, expires_on, file_path, file_name, checked_at';

async function fetchPapers(pilotId: string): Promise<PilotPaper[]> {
  const supabase = await loadSupabase();
  return unwrap(
    await supabase
      .from('pilot_papers')
      .select(COLUMNS)
      .eq('pilot_id', pilotId)
      .order('kind')
      .order('issuing_state')
      .order('expires_on', { ascending: false }),
  );
}

/** A pilot car's certificates by state, then their insurance. */
export function papersQueryOptions(pilotId: string) {
  return queryOptions({
    queryKey: paperKeys.of(pilotId),
    queryFn: () => fetchPapers(pilotId),
  });
}

/** Uploads the file of a certificate or insurance, in up to three attempts. */
export const uploadPaper: Upload = async ({ file, target, onProgress, signal }) => {
  const supabase = await loadSupabase();
  const { session } = unwrap(await supabase.auth.getSession());
  await uploadWithRetry({
    bucket: PILOT_PAPER_BUCKET,
    ...target,
    file,
    accessToken: session?.access_token,
    onProgress,
    signal,
  });
};

interface PaperToSave {
  /** The same for every attempt to add it, so a retry can't add it twice. */
  id: string;
  kind: PilotPaper['kind'];
  /** The version that was edited; `null` for a new one. */
  base: PilotPaper | null;
  values: PilotPaperPayload;
  /** The uploaded file; `null` to keep the one it has. */
  file: { file_path: string; file_name: string } | null;
}

async function savePaper({ id, kind, base, values, file }: PaperToSave): Promise<void> {
  const supabase = await loadSupabase();
  const papers = supabase.from('pilot_papers');
  if (base === null) {
    if (file === null) throw new Error('A new paper needs a file.');
    // `pilot_id` isn't writable; it defaults to the caller.
    const row: TablesInsert<'pilot_papers'> = { id, kind, ...values, ...file };
    unwrapInsert(await papers.insert(row).select('id').single(), 'pilot_papers');
    return;
  }
  await unwrapVersioned(
    await papers
      .update({ ...values, ...file })
      .match(versionOf(base))
      .select('id')
      .maybeSingle(),
  );
  // A file that stays is deleted by `delete-orphaned-documents`.
  if (file !== null) await supabase.storage.from(PILOT_PAPER_BUCKET).remove([base.file_path]);
}

/** Adds a certificate or insurance, or saves it over the version that was edited. */
export function useSavePaperMutation(pilotId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...paperKeys.all, 'save'],
    mutationFn: savePaper,
    onSettled: () => client.invalidateQueries(papersQueryOptions(pilotId)),
    meta: { successToast: paperToasts.saved, errorToast: paperToasts.saveFailed },
  });
  return useSingleFlight(mutation);
}

async function deletePaper(id: string): Promise<void> {
  const supabase = await loadSupabase();
  const { file_path: path } = unwrap(
    await supabase.from('pilot_papers').delete().eq('id', id).select('file_path').single(),
  );
  // A file that stays is deleted by `delete-orphaned-documents`.
  await supabase.storage.from(PILOT_PAPER_BUCKET).remove([path]);
}

/** Deletes a certificate or insurance by id, with its file. */
export function useDeletePaperMutation(pilotId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...paperKeys.all, 'delete'],
    mutationFn: deletePaper,
    onSettled: () => client.invalidateQueries(papersQueryOptions(pilotId)),
    meta: { successToast: paperToasts.deleted, errorToast: paperToasts.deleteFailed },
  });
}

async function fetchFile(path: string): Promise<Blob> {
  const { storage } = await loadSupabase();
  return unwrap(await storage.from(PILOT_PAPER_BUCKET).download(path));
}

/** The content of a file. */
export function paperFileQueryOptions(path: string) {
  return queryOptions({
    queryKey: paperKeys.file(path),
    queryFn: () => fetchFile(path),
    // Files never change. Keep them only briefly, because they contain personal data.
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { errorToast: paperToasts.fileFailed },
  });
}
