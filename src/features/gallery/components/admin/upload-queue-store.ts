import { loadWithRetry } from '@/shared/lib/load-with-retry';
import { UploadQueue } from '../../model/upload-queue';

/** Loaded when someone adds a file, so that the list of images doesn't wait for it. */
const loadCheck = () => loadWithRetry(() => import('@/shared/images/check-picture'));
const loadUpload = () => loadWithRetry(() => import('../../api/store-upload'));

/** This tab's upload queue. Uploads continue while the user visits other console pages. */
export const uploadQueue = new UploadQueue({
  check: async (file) => (await loadCheck()).checkPicture(file),
  store: async (item, onFilesStored) => (await loadUpload()).storeUpload(item, onFilesStored),
  discard: async (id) => (await loadUpload()).discardUpload(id),
});
