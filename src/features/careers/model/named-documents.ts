import type { DocumentKind } from '@contracts/documents';

/** Where an application names its files (specification 1, section 3). */
interface DocumentColumns {
  resume_document_url: string | null;
  cdl_document_url: string | null;
  other_documents_urls: readonly string[];
}

/** A file of an application, as the console lists it. */
export interface NamedDocument {
  kind: DocumentKind;
  /** Its path in the bucket. */
  path: string;
  /** What it is, e.g. `Resume`. */
  label: string;
  /** What it is saved as. */
  fileName: string;
  /** In lower case, e.g. `pdf`. */
  extension: string;
}

const FOLDER_AND_PREFIX = /^[^/]*\/(?:cdl|resume|other)_/;

/**
 * The files an application names, in the order they are read. A resume and a CDL document are saved
 * as `resume.pdf` and `cdl.pdf` (specification 2, section 7); what is no PDF keeps its own ending,
 * because under that name no program would open it. Other documents keep the applicant's names.
 */
export function namedDocuments(application: DocumentColumns): NamedDocument[] {
  const { resume_document_url, cdl_document_url, other_documents_urls } = application;
  return [
    ...named('resume', 'Resume', resume_document_url),
    ...named('cdl', 'CDL document', cdl_document_url),
    ...other_documents_urls.flatMap((path) => named('other', 'Other document', path)),
  ];
}

function named(kind: DocumentKind, label: string, path: string | null): NamedDocument[] {
  if (path === null) return [];
  const ownName = path.replace(FOLDER_AND_PREFIX, '');
  const extension = (/\.([A-Za-z]+)$/.exec(ownName)?.[1] ?? '').toLowerCase();
  const fileName = kind === 'other' ? ownName : `${kind}.${extension}`;
  return [{ kind, path, label, fileName, extension }];
}
