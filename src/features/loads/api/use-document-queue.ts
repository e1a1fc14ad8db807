import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LoadDocumentKind } from '@contracts/load-documents';
import { useStore } from '@/shared/lib/store';
import { showToast } from '@/shared/lib/toast-store';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { adminLoadKeys } from './admin-query-keys';
import { loadKeys } from './query-keys';
import { addLoadDocument } from './load-documents';
import { recordToasts } from '../record-toasts';
import { createDocumentQueue } from '../model/load-documents';

/**
 * The documents being added to a load. A file leaves the queue once it is in the list.
 *
 * @param onForbidden what a file's row says if the load takes no documents from this user anymore.
 */
export function useDocumentQueue(loadId: string, onForbidden?: string) {
  const client = useQueryClient();
  const [permits] = useState(() => new WeakMap<File, string>());
  const [queue] = useState(() =>
    createDocumentQueue(
      loadId,
      (document) => addLoadDocument({ ...document, permitId: permits.get(document.file) ?? null }),
      onForbidden,
    ),
  );
  const files = useStore(queue.store);
  useUnsavedChanges(files.some(({ state, error }) => state === 'sending' || error !== null));
  /** Files chosen while others are sent end with the same run: each is reported once. */
  const reported = useRef(new Set<string>());

  const send = async () => {
    // A failure shows on the file's row.
    await queue.send().catch(() => undefined);
    const sent = queue.files.filter(
      ({ key, state }) => state === 'sent' && !reported.current.has(key),
    );
    if (sent.length === 0) return;
    for (const { key } of sent) reported.current.add(key);
    await Promise.all(
      [adminLoadKeys.documents(loadId), loadKeys.documents(loadId)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
    for (const { key } of sent) queue.remove(key);
    showToast(recordToasts.documentAdded(sent.length));
  };
  return {
    files,
    /** `permitId` is the permit in the files. */
    add: (kind: LoadDocumentKind, added: File[], permitId?: string) => {
      if (permitId !== undefined) for (const file of added) permits.set(file, permitId);
      queue.add(kind, added);
      void send();
    },
    retry: () => void send(),
    remove: (key: string) => {
      queue.remove(key);
    },
  };
}
