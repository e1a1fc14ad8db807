/** Kinds of documents of a load (`public.load_document_kind`). */
export const LOAD_DOCUMENT_KINDS = [
  'bol',
  'pod',
  'rate_confirmation',
  'coi',
  'w9',
  'permit',
  'photo',
  'other',
] as const;
export type LoadDocumentKind = (typeof LOAD_DOCUMENT_KINDS)[number];

/** The bucket of the files. It has the types and size limit of attachments. */
export const LOAD_DOCUMENT_BUCKET = 'load-documents';

/** Maximum length of a document's name. */
export const LOAD_DOCUMENT_NAME_MAX = 200;
