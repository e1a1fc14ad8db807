import { useEffect, useState } from 'react';
import { useStore } from '@/shared/lib/store';
import { uploadAttachment } from '../api/upload-attachment';
import { createAttachmentQueue } from '../model/attachment-queue';
import { forgetAttachments, loadAttachments, saveAttachments } from '../model/stored-attachments';

/** The attachments of the request being filled in. Uploaded files survive a reload, like the draft. */
export function useAttachments() {
  const [queue] = useState(() => createAttachmentQueue(uploadAttachment));
  const files = useStore(queue.store);
  useEffect(() => {
    queue.restore('attachment', loadAttachments());
    return queue.store.subscribe(saveAttachments);
  }, [queue]);

  const forget = () => {
    queue.clear();
    forgetAttachments();
  };
  return { queue, files, forget };
}
