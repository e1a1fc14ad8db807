import { DOCUMENT_BUCKET } from '@contracts/documents';
import { uploadWithRetry } from '@/platform/supabase/upload-with-retry';
import { resumeKey } from '@/shared/uploads/resume-key';
import type { Upload } from '@/shared/uploads/upload-queue';

/** Uploads an applicant's file, in up to three attempts. */
export const uploadDocument: Upload = ({ file, target, ...upload }) =>
  uploadWithRetry({
    bucket: DOCUMENT_BUCKET,
    file,
    resumeKey: resumeKey(DOCUMENT_BUCKET, file),
    ...target,
    ...upload,
  });
