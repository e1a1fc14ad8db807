import { queryOptions, useMutation } from '@tanstack/react-query';
import { DOCUMENT_BUCKET } from '@contracts/documents';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { saveFile } from '@/shared/lib/save-file';
import { downloadFailed } from '../admin-toasts';
import type { NamedDocument } from '../model/named-documents';
import { toPreview, type PreviewDocument } from '../model/preview-document';
import { adminApplicationKeys } from './admin-query-keys';

async function fetchDocumentSizes(id: string): Promise<ReadonlyMap<string, number>> {
  const files = unwrap(await getSupabase().rpc('application_documents', { _application_id: id }));
  return new Map(files.map(({ path, bytes }) => [path, bytes]));
}

/** Size of each file of an application, in bytes. A missing file has no entry. */
export function documentSizesQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminApplicationKeys.documents(id),
    queryFn: () => fetchDocumentSizes(id),
  });
}

type OpenedDocument = Pick<NamedDocument, 'applicationId' | 'path'>;

/** Storage lets moderators download a document only after they log that they open it. */
async function fetchContent({ applicationId, path }: OpenedDocument): Promise<Blob> {
  const opened = { _application_id: applicationId, _path: path };
  unwrap(await getSupabase().rpc('open_application_documents', opened));
  return unwrap(await getSupabase().storage.from(DOCUMENT_BUCKET).download(path));
}

async function fetchShown(document: OpenedDocument): Promise<PreviewDocument | null> {
  return toPreview(await fetchContent(document));
}

/** A document to show in the page; `null` if its content doesn't match its file type. */
export function shownDocumentQueryOptions({ applicationId, path }: OpenedDocument) {
  return queryOptions({
    queryKey: adminApplicationKeys.content(applicationId, path),
    queryFn: () => fetchShown({ applicationId, path }),
    // Documents never change. Keep them only briefly, because they contain personal data.
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { errorToast: downloadFailed },
  });
}

/** Saves a document to the user's downloads. */
export function useDownloadMutation() {
  return useMutation({
    mutationKey: [...adminApplicationKeys.all, 'download'],
    mutationFn: async (document: NamedDocument) => {
      saveFile(await fetchContent(document), document.fileName);
    },
    meta: { errorToast: downloadFailed },
  });
}

/**
 * Deletes the files that only this application uses.
 *
 * @throws AppError; the caller must then keep the application.
 */
export async function removeDocuments(id: string): Promise<void> {
  const files = unwrap(await getSupabase().rpc('application_documents', { _application_id: id }));
  const own = files.filter(({ is_shared }) => !is_shared).map(({ path }) => path);
  if (own.length === 0) return;
  unwrap(await getSupabase().storage.from(DOCUMENT_BUCKET).remove(own));
}
