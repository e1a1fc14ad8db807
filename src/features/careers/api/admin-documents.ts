import { queryOptions, useMutation } from '@tanstack/react-query';
import { DOCUMENT_BUCKET } from '@contracts/documents';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { saveFile } from '@/shared/lib/save-file';
import { adminApplicationMessages } from '../admin-messages';
import type { NamedDocument } from '../model/named-documents';
import { toPreview, type PreviewDocument } from '../model/preview-document';
import { adminApplicationKeys } from './admin-keys';

async function fetchDocumentSizes(id: string): Promise<ReadonlyMap<string, number>> {
  const files = unwrap(await getSupabase().rpc('application_documents', { _application_id: id }));
  return new Map(files.map(({ path, bytes }) => [path, bytes]));
}

/** Size of each file of an application, in bytes. A missing file has no entry. */
export function documentSizesQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminApplicationKeys.documents(id),
    queryFn: () => fetchDocumentSizes(id),
    networkMode: 'always',
  });
}

async function fetchContent(path: string): Promise<Blob> {
  return unwrap(await getSupabase().storage.from(DOCUMENT_BUCKET).download(path));
}

async function fetchShown(path: string): Promise<PreviewDocument | null> {
  return toPreview(await fetchContent(path));
}

/** A document to show in the page; `null` if its content doesn't match its file type. */
export function shownDocumentQueryOptions(path: string) {
  return queryOptions({
    queryKey: adminApplicationKeys.content(path),
    queryFn: () => fetchShown(path),
    networkMode: 'always',
    // Documents never change. Keep them only briefly, because they contain personal data.
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { errorToast: adminApplicationMessages.downloadFailed },
  });
}

/** Saves a document to the user's downloads. */
export function useDownloadMutation() {
  return useMutation({
    mutationKey: [...adminApplicationKeys.all, 'download'],
    mutationFn: async ({ path, fileName }: Pick<NamedDocument, 'path' | 'fileName'>) => {
      saveFile(await fetchContent(path), fileName);
    },
    meta: { errorToast: adminApplicationMessages.downloadFailed },
  });
}

/**
 * Deletes the files that only this application uses.
 *
 * @throws AppError; the caller must then keep the application.
 */
export async function removeDocuments(id: string): Promise<void> {
  const supabase = getSupabase();
  const files = unwrap(await supabase.rpc('application_documents', { _application_id: id }));
  const own = files.filter(({ is_shared }) => !is_shared).map(({ path }) => path);
  if (own.length === 0) return;
  unwrap(await supabase.storage.from(DOCUMENT_BUCKET).remove(own));
}
