import type { DocumentKind } from '@contracts/documents';

/** A file the applicant chose, and its upload state. */
export interface QueuedDocument {
  key: string;
  kind: DocumentKind;
  file: File;
  /**
   * `refused` files break a rule and can't be uploaded; `failed` uploads can be retried. `problem`
   * says why.
   */
  state: 'checking' | 'refused' | 'ready' | 'sending' | 'sent' | 'failed';
  problem: string | null;
  /** Uploaded share, from 0 to 1. */
  progress: number;
  /** Where to upload it; `null` until it was checked. */
  target: DocumentTarget | null;
}

/** A file's path and type in the bucket. Every chosen file has its own path. */
export interface DocumentTarget {
  path: string;
  contentType: string;
}

/** The document columns of an application's row. */
export interface DocumentColumns {
  resume_document_url: string | null;
  cdl_document_url: string | null;
  other_documents_urls: string[];
}

/** The columns for documents that are all uploaded. */
export function toColumns(documents: readonly QueuedDocument[]): DocumentColumns {
  const paths = (kind: DocumentKind) =>
    documents.flatMap((one) => (one.kind === kind && one.target ? [one.target.path] : []));
  return {
    resume_document_url: paths('resume')[0] ?? null,
    cdl_document_url: paths('cdl')[0] ?? null,
    other_documents_urls: paths('other'),
  };
}

/**
 * Identifies a set of files, to recognize a retry after a reload: the applicant chooses the same
 * files again, but their paths are new.
 */
export function fingerprint(documents: readonly QueuedDocument[]): string[] {
  return documents.map(({ kind, file }) =>
    [kind, file.name, file.size, file.lastModified].map(String).join('/'),
  );
}
