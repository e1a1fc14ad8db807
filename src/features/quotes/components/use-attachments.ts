import { useEffect, useState } from 'react';
import { CLAIM_MS } from '@contracts/uploads';
import { useStore } from '@/shared/lib/store';
import { useMissingFiles } from '@/shared/uploads/use-missing-files';
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

  const { missing, forgetMissing } = useMissingFiles({
    key: 'quote-attachment-names',
    files,
    uploadedUntil: ({ uploadedAt }) => (uploadedAt === null ? 0 : uploadedAt + CLAIM_MS),
  });

  const forget = () => {
    queue.clear();
    forgetMissing();
    forgetAttachments();
  };
  return { queue, files, missing: missing.map(({ name }) => name), forget };
}
