/**
 * What an applicant may hand in (specification 1, section 5). The same rules stand in the
 * migrations: the bucket's size and MIME types, and `private.is_job_document_path`.
 */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type FileType = keyof typeof FILE_TYPES;

/** The three kinds of document; each is also the prefix of its file's name in the bucket. */
export const DOCUMENT_TYPES = {
  resume: ['pdf', 'doc', 'docx'],
  cdl: ['pdf', 'jpg', 'png'],
  other: ['pdf', 'doc', 'docx', 'jpg', 'png'],
} as const satisfies Record<string, readonly FileType[]>;
export type DocumentKind = keyof typeof DOCUMENT_TYPES;

export const DOCUMENT_BUCKET = 'job-documents';

/** 10MB, as the hint says. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

/** How many additional documents one application takes. */
export const OTHER_DOCUMENTS_MAX = 10;

/** Longest name of a file in the bucket, without the prefix. */
export const DOCUMENT_NAME_MAX = 120;
