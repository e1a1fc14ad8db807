import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

interface OpenRecord {
  openId: string | null;
  close: () => void;
}

/** The record to delete, and the props of its {@link DeleteDialog}. */
export function useDeletion<Row extends { id: string }>(
  mutation: UseMutationResult<unknown, Error, string>,
  { openId, close }: OpenRecord,
) {
  const [record, setRecord] = useState<Row | null>(null);
  return {
    /** Asks for confirmation before deleting the record. */
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
