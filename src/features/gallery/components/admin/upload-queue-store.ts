import { checkPicture } from '@/shared/images/check-picture';
import { discardUpload, storeUpload } from '../../api/store-upload';
import { UploadQueue } from '../../model/upload-queue';

/** This tab's upload queue. Uploads continue while the user visits other console pages. */
export const uploadQueue = new UploadQueue({
  check: checkPicture,
  store: storeUpload,
  discard: discardUpload,
});
