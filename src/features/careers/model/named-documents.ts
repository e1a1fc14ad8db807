import { documentName, type DocumentKind } from '@contracts/documents';

/** The document columns of an application's row. */
interface DocumentColumns {
  id: string;
  resume_document_url: string | null;
  cdl_document_url: string | null;
  other_documents_urls: readonly string[];
}

/** An application's file, as listed in the console. */
export interface NamedDocument {
  applicationId: string;
  kind: DocumentKind;
  /** Path in the bucket. */
  path: string;
  /** For example `Resume`. */
  label: string;
  /** The applicant's file name. */
  originalName: string;
  /** File name of the download. */
  fileName: string;
  /** In lower case, for example `pdf`. */
  extension: string;
}

/**
 * An application's files: resume, CDL document, then the others. The first two download as
 * `resume.pdf` and `cdl.pdf`, or with their own extension if they aren't PDFs. Other documents keep
 * the applicant's file names.
 */
export function namedDocuments(application: DocumentColumns): NamedDocument[] {
  const { id, resume_document_url, cdl_document_url, other_documents_urls } = application;
  return [
    ...named(id, 'resume', 'Resume', resume_document_url),
    ...named(id, 'cdl', 'CDL document', cdl_document_url),
    ...other_documents_urls.flatMap((path) => named(id, 'other', 'Other document', path)),
  ];
}

function named(
  applicationId: string,
  kind: DocumentKind,
  label: string,
  path: string | null,
): NamedDocument[] {
  if (path === null) return [];
  const originalName = documentName(path);
  const extension = (/\.([A-Za-z]+)$/.exec(originalName)?.[1] ?? '').toLowerCase();
  const fileName = kind === 'other' ? originalName : `${kind}.${extension}`;
  return [{ applicationId, kind, path, label, originalName, fileName, extension }];
}
