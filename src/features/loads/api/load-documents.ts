import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { LOAD_DOCUMENT_BUCKET } from '@contracts/load-documents';
import type { Tables } from '@database';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import { uploadWithRetry } from '@/platform/supabase/upload-with-retry';
import { saveFile } from '@/shared/lib/save-file';
import { adminLoadToasts as toasts } from '../admin-toasts';
import { recordToasts } from '../record-toasts';
import type { DocumentToAdd } from '../model/load-documents';
import { adminLoadKeys } from './admin-query-keys';
import { loadKeys } from './query-keys';
import { useLoadWrite } from './load-write';

const COLUMNS =
  'id, created_at, kind, name, file_path, size, quarantine, uploader:profiles(first_name, last_name, email), permit:load_permits(jurisdiction)';
/** `check-files` runs this often. */
const REFETCH_MS = 60_000;

type Quarantine = Pick<
  Tables<'file_checks'>,
  'path' | 'found_type' | 'declared_type' | 'released_at'
>;

async function fetchDocuments(loadId: string, signal: AbortSignal) {
  const documents = unwrap(
    await getSupabase()
      .from('load_documents')
      .select(COLUMNS)
      .eq('load_id', loadId)
      .order('created_at', { ascending: false })
      .abortSignal(signal),
  );
  return documents.map((document) => ({
    ...document,
    /** Set if the content isn't of the declared type. */
    quarantine: typedJson<Quarantine | null>(document.quarantine),
  }));
}

export type LoadDocument = Awaited<ReturnType<typeof fetchDocuments>>[number];

/** A load's documents, latest first. */
export function loadDocumentsQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: adminLoadKeys.documents(loadId),
    queryFn: ({ signal }) => fetchDocuments(loadId, signal),
    refetchInterval: REFETCH_MS,
    meta: { errorToast: recordToasts.documentsFailed },
  });
}

async function fetchAssignedDocuments(loadId: string, signal: AbortSignal) {
  return unwrap(
    await getSupabase()
      .from('load_documents')
      .select('id, created_at, kind, name, file_path, size, uploaded_by')
      .eq('load_id', loadId)
      .order('created_at', { ascending: false })
      .abortSignal(signal),
  );
}

/** A document as its load's driver sees it. */
export type AssignedDocument = Awaited<ReturnType<typeof fetchAssignedDocuments>>[number];

/** The documents that a load's driver may read, latest first. */
export function assignedDocumentsQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: loadKeys.documents(loadId),
    queryFn: ({ signal }) => fetchAssignedDocuments(loadId, signal),
    meta: { errorToast: recordToasts.documentsFailed },
  });
}

async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Uploads a file and adds it to its load's documents.
 *
 * @throws AppError of kind `validation` with a sentence if the load already has the file.
 */
export async function addLoadDocument(document: DocumentToAdd): Promise<void> {
  const { id, loadId, kind, permitId, file, name, path, contentType, onProgress, signal } =
    document;
  const supabase = getSupabase();
  const [sha256, session] = await Promise.all([sha256Of(file), supabase.auth.getSession()]);
  await uploadWithRetry({
    bucket: LOAD_DOCUMENT_BUCKET,
    path,
    file,
    contentType,
    accessToken: unwrap(session).session?.access_token,
    onProgress,
    signal,
  });
  unwrap(
    await supabase.rpc('add_load_document', {
      _id: id,
      _load_id: loadId,
      _kind: kind,
      _file_path: path,
      _name: name,
      _sha256: sha256,
      ...(permitId !== null && { _permit_id: permitId }),
    }),
  );
}

async function deleteDocument(id: string): Promise<void> {
  const supabase = getSupabase();
  const { file_path: path } = unwrap(
    await supabase.from('load_documents').delete().eq('id', id).select('file_path').single(),
  );
  // A file that stays is deleted by `delete-orphaned-documents`.
  await supabase.storage.from(LOAD_DOCUMENT_BUCKET).remove([path]);
}

/** Deletes a document with its file. */
export function useDeleteDocumentMutation() {
  return useLoadWrite({
    name: 'delete-document',
    write: deleteDocument,
    done: toasts.documentDeleted,
    failed: toasts.documentDeleteFailed,
    subjectOf: (id) => id,
  });
}

async function releaseDocument(path: string): Promise<void> {
  unwrap(await getSupabase().rpc('release_file', { _bucket: LOAD_DOCUMENT_BUCKET, _path: path }));
}

/** Lets people open a quarantined document. */
export function useReleaseDocumentMutation() {
  return useLoadWrite({
    name: 'release-document',
    write: releaseDocument,
    done: toasts.documentReleased,
    failed: toasts.documentReleaseFailed,
    subjectOf: (path) => path,
  });
}

async function fetchFile(path: string): Promise<Blob> {
  return unwrap(await getSupabase().storage.from(LOAD_DOCUMENT_BUCKET).download(path));
}

/** A document's content. */
export function documentFileQueryOptions(path: string) {
  return queryOptions({
    queryKey: [...adminLoadKeys.allDocuments(), 'file', path],
    queryFn: () => fetchFile(path),
    // Files never change. Keep them only briefly, because they contain personal data.
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { errorToast: recordToasts.downloadFailed },
  });
}

/** Saves a document to the user's downloads. */
export const downloadDocumentOptions = mutationOptions({
  mutationKey: [...adminLoadKeys.allDocuments(), 'download'],
  mutationFn: async ({ file_path: path, name }: Pick<LoadDocument, 'file_path' | 'name'>) => {
    saveFile(await fetchFile(path), name);
  },
  meta: { errorToast: recordToasts.downloadFailed },
});
