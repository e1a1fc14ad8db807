/** Why the database refuses an upload. `private.limit_uploads_of_a_day` raises the same texts. */
export const UPLOAD_REFUSALS = {
  empty: 'This file is empty.',
  network: 'Too many files were uploaded from your network today.',
  overall: 'We received more files than usual today.',
} as const;

/**
 * Time in which a form may still name an uploaded file. Less than the 22 hours after which files that no form
 * names are deleted.
 */
export const CLAIM_MS = 20 * 60 * 60 * 1000;
