/**
 * File types an applicant may upload. The migrations have the same rules: the bucket's size limit and
 * MIME types, and `private.is_job_document_path`.
 */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type FileType = keyof typeof FILE_TYPES;

/** The three kinds of document. Each is also the prefix of its file names in the bucket. */
export const DOCUMENT_TYPES = {
  resume: ['pdf', 'doc', 'docx'],
  cdl: ['pdf', 'jpg', 'png'],
  other: ['pdf', 'doc', 'docx', 'jpg', 'png'],
} as const satisfies Record<string, readonly FileType[]>;
export type DocumentKind = keyof typeof DOCUMENT_TYPES;

export const DOCUMENT_BUCKET = 'job-documents';

/** 10 MB, the number in the form's hint. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

/** Maximum number of additional documents per application. */
export const OTHER_DOCUMENTS_MAX = 10;

/** Maximum length of a file name in the bucket, without the prefix. */
export const DOCUMENT_NAME_MAX = 120;

/** A file's original name, from its path `{uuid}/{prefix}_{name}` in the bucket. */
export const documentName = (path: string): string => path.replace(/^[^/]*\/[a-z]+_/, '');
