import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from '@/shared/lib/store';
import { adminGalleryToasts, type UploadResult } from '../../admin-toasts';
import { adminGalleryKeys } from '../../api/admin-query-keys';
import { galleryKeys } from '../../api/query-keys';
import { isWaiting } from '../../model/upload-item';
import { uploadQueue } from './upload-queue-store';

/** The upload queue's state, and actions to upload and retry. */
export function useUploadQueue() {
  const { items, isRunning } = useStore(uploadQueue.store);
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: [...adminGalleryKeys.all, 'upload'],
    mutationFn: (only: string | undefined) => uploadQueue.run(only),
    onSettled: () => client.invalidateQueries({ queryKey: galleryKeys.all }),
    meta: {
      successToast: (result) => {
        const { sent, failed } = result as UploadResult;
        return sent + failed === 0 ? undefined : adminGalleryToasts.uploaded({ sent, failed });
      },
    },
  });
  return {
    items,
    isRunning,
    waiting: items.filter(isWaiting).length,
    upload: () => {
      mutate(undefined);
    },
    retry: (id: string) => {
      mutate(id);
    },
  };
}
