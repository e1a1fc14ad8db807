import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

interface OpenRecord {
  openId: string | null;
  close: () => void;
}

/** Which record somebody wants to delete, and what the {@link DeleteDialog} that asks is given. */
export function useDeletion<Row extends { id: string }>(
  mutation: UseMutationResult<unknown, Error, string>,
  { openId, close }: OpenRecord,
) {
  const [record, setRecord] = useState<Row | null>(null);
  return {
    /** Asks before anything is deleted. */
    ask: setRecord,
    dialog: {
      record,
      mutation,
      onClose: () => {
        setRecord(null);
      },
      onDeleted: (id: string) => {
        if (id === openId) close();
      },
    },
  };
}
