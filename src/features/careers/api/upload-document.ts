import { DOCUMENT_BUCKET } from '@contracts/documents';
import { uploadWithRetry } from '@/platform/supabase/upload-with-retry';
import type { Upload } from '@/shared/uploads/upload-queue';

/** Uploads an applicant's file, in up to three attempts. */
export const uploadDocument: Upload = ({ target, ...upload }) =>
  uploadWithRetry({ bucket: DOCUMENT_BUCKET, ...target, ...upload });
