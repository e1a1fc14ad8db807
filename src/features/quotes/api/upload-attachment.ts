import { ATTACHMENT_BUCKET } from '@contracts/attachments';
import { uploadFile } from '@/platform/supabase/upload-file';
import { isAppError } from '@/shared/lib/app-error';
import type { UploadAttachment } from '../model/attachment-queue';

/**
 * Uploads an attachment. Every chosen file has its own path, so a conflict means that an earlier
 * attempt succeeded and only its response was lost.
 */
export const uploadAttachment: UploadAttachment = async (upload) => {
  try {
    await uploadFile({ bucket: ATTACHMENT_BUCKET, ...upload });
  } catch (error) {
    if (!isAppError(error, 'conflict')) throw error;
  }
};
