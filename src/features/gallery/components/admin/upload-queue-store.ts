import { checkPicture } from '@/shared/images/check-picture';
import { discardUpload, storeUpload } from '../../api/store-upload';
import { UploadQueue } from '../../model/upload-queue';

/** The one batch of this tab: it goes on while other pages of the console are open. */
export const uploadQueue = new UploadQueue({
  check: checkPicture,
  store: storeUpload,
  discard: discardUpload,
});
