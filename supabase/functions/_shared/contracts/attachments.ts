/**
 * File types of a quote's attachments, by extension. The migrations have the same rules: the bucket's
 * size limit and MIME types, and `private.is_quote_attachment_path`.
 */
export const ATTACHMENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

export const ATTACHMENT_BUCKET = 'quote-attachments';
export const ATTACHMENT_MAX_BYTES = 20 * 1024 * 1024;
export const ATTACHMENTS_MAX = 10;

/** Maximum length of a file name in the bucket, without its extension. */
export const ATTACHMENT_NAME_MAX = 116;

/** The file name in an attachment's path. */
export const attachmentName = (path: string): string => path.slice(path.indexOf('/') + 1);
