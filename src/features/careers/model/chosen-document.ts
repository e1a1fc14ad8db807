import type { DocumentKind } from '@contracts/documents';

/** A file the applicant has chosen, and how far it is. */
export interface ChosenDocument {
  key: string;
  kind: DocumentKind;
  file: File;
  /**
   * `refused` files break a rule and cannot be sent; `failed` ones did not arrive and can be sent
   * again. Both say why in `problem`.
   */
  state: 'checking' | 'refused' | 'ready' | 'sending' | 'sent' | 'failed';
  problem: string | null;
  /** What is sent, from 0 to 1. */
  progress: number;
  /** Where it goes, and as what; `null` until it has been looked at. */
  target: DocumentTarget | null;
}

/** The place of one file in the bucket. No two chosen files ever share one. */
export interface DocumentTarget {
  path: string;
  contentType: string;
}

/** What the application's row says of its documents (specification 1, section 3). */
export interface DocumentColumns {
  resume_document_url: string | null;
  cdl_document_url: string | null;
  other_documents_urls: string[];
}

/** The columns of documents that are all sent. */
export function toColumns(documents: readonly ChosenDocument[]): DocumentColumns {
  const paths = (kind: DocumentKind) =>
    documents.flatMap((one) => (one.kind === kind && one.target ? [one.target.path] : []));
  return {
    resume_document_url: paths('resume')[0] ?? null,
    cdl_document_url: paths('cdl')[0] ?? null,
    other_documents_urls: paths('other'),
  };
}

/**
 * What tells a set of files from another, for recognising a retry after a reload: then the same
 * files are chosen again, but their paths are new.
 */
export function fingerprint(documents: readonly ChosenDocument[]): string[] {
  return documents.map(({ kind, file }) =>
    [kind, file.name, file.size, file.lastModified].map(String).join('/'),
  );
}
