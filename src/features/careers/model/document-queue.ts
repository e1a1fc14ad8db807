import {
  DOCUMENT_NAME_MAX,
  DOCUMENT_TYPES,
  FILE_TYPES,
  OTHER_DOCUMENTS_MAX,
  type DocumentKind,
} from '@contracts/documents';
import { CLAIM_MS } from '@contracts/uploads';
import { COMPANY } from '@/content/company';
import { storageFileName } from '@/shared/uploads/file-name';
import {
  UploadQueue,
  type FileCheck,
  type QueuedFile,
  type Upload,
} from '@/shared/uploads/upload-queue';
import { checkDocument } from './document-rules';

/** A file the applicant chose, and its upload state. */
export type QueuedDocument = QueuedFile<DocumentKind>;
export type DocumentQueue = UploadQueue<DocumentKind>;

/** The document columns of an application's row. */
export interface DocumentColumns {
  resume_document_url: string | null;
  cdl_document_url: string | null;
  other_documents_urls: string[];
}

/** The files of one application. They are uploaded when it is submitted. */
export const createDocumentQueue = (upload: Upload): DocumentQueue =>
  new UploadQueue({
    upload,
    check,
    kinds: Object.keys(DOCUMENT_TYPES) as DocumentKind[],
    emailInstead: COMPANY.emails.dispatch.display,
    expiresAfterMs: CLAIM_MS,
  });

/** Adds files. A resume or CDL document replaces the previous one. */
export function addDocuments(
  queue: DocumentQueue,
  kind: DocumentKind,
  files: readonly File[],
): void {
  if (kind === 'other') {
    queue.add(kind, files);
    return;
  }
  queue.clear(kind);
  queue.add(kind, files.slice(-1));
}

async function check(file: File, kind: DocumentKind, index: number): Promise<FileCheck> {
  if (kind === 'other' && index >= OTHER_DOCUMENTS_MAX) {
    return {
      problem: `You can add up to ${String(OTHER_DOCUMENTS_MAX)} additional documents. Remove this one.`,
    };
  }
  const result = await checkDocument(file, kind);
  if ('problem' in result) return result;
  // The bucket takes only the usual extensions of a JPEG.
  const original = file.name.trim().replace(/\.(jpe|jfif|pjpeg|pjp)$/i, '.jpg');
  const name = storageFileName(original, { fallback: 'document', max: DOCUMENT_NAME_MAX });
  return { name: `${kind}_${name}`, contentType: FILE_TYPES[result.type] };
}

/** The columns for documents that are all uploaded. */
export const toColumns = (queue: DocumentQueue): DocumentColumns => ({
  resume_document_url: queue.paths('resume')[0] ?? null,
  cdl_document_url: queue.paths('cdl')[0] ?? null,
  other_documents_urls: queue.paths('other'),
});

/**
 * Identifies a set of files, to recognize a retry after a reload: the applicant chooses the same
 * files again, but their paths are new.
 */
export function fingerprint(documents: readonly QueuedDocument[]): string[] {
  return documents.map(({ kind, name, size, file }) =>
    [kind, name, size, file?.lastModified].map(String).join('/'),
  );
}
