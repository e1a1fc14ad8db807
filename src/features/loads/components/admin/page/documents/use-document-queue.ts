import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoadDocumentKind } from '@contracts/load-documents';
import { useStore } from '@/shared/lib/store';
import { showToast } from '@/shared/lib/toast-store';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { adminLoadMessages } from '../../../../admin-messages';
import { adminLoadKeys } from '../../../../api/admin-keys';
import { addLoadDocument } from '../../../../api/load-documents';
import { createDocumentQueue } from '../../../../model/load-documents';

/** The documents being added to a load. A file leaves the queue once it is in the list. */
export function useDocumentQueue(loadId: string) {
  const client = useQueryClient();
  const [queue] = useState(() => createDocumentQueue(loadId, addLoadDocument));
  const files = useStore(queue.store);
  useUnsavedChanges(files.some(({ state, error }) => state === 'sending' || error !== null));

  const send = async () => {
    // A failure shows on the file's row.
    await queue.send().catch(() => undefined);
    const sent = queue.files.filter(({ state }) => state === 'sent');
    if (sent.length === 0) return;
    await client.invalidateQueries({ queryKey: adminLoadKeys.documents(loadId) });
    for (const { key } of sent) queue.remove(key);
    showToast(adminLoadMessages.documentAdded(sent.length));
  };
  return {
    files,
    add: (kind: LoadDocumentKind, added: File[]) => {
      queue.add(kind, added);
      void send();
    },
    retry: () => void send(),
    remove: (key: string) => {
      queue.remove(key);
    },
  };
}
