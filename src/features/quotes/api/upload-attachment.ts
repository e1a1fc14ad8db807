import { ATTACHMENT_BUCKET } from '@contracts/attachments';
import { uploadWithRetry } from '@/platform/supabase/upload-with-retry';
import { resumeKey } from '@/shared/uploads/resume-key';
import type { Upload } from '@/shared/uploads/upload-queue';

/**
 * Uploads an attachment. No automatic retry: the customer sees the failure next to the file, with a
 * button, and submitting tries again.
 */
export const uploadAttachment: Upload = ({ file, target, ...upload }) =>
  uploadWithRetry(
    {
      bucket: ATTACHMENT_BUCKET,
      file,
      resumeKey: resumeKey(ATTACHMENT_BUCKET, file),
      ...target,
      ...upload,
    },
    [],
  );
