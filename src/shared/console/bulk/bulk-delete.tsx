import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import type { Versioned } from '@/shared/lib/stale';
import { ConfirmDialog } from '../confirm-dialog-when-opened';
import { trashText } from '../record/delete-dialog';
import { counted, type Noun } from './bulk-texts';
import type { RowSelection } from './row-selection';

interface BulkDeleteProps {
  selection: RowSelection;
  noun: Noun;
  /** Deletes by id, see `useBulkDeleteMutation`. */
  mutation: UseMutationResult<Versioned[], Error, string[]>;
  /** Title of the alert when deleting fails: the toast's text. */
  failure: string;
}

/** Moves the selected records to the trash after a confirmation. */
export function BulkDelete({ selection, noun, mutation, failure }: BulkDeleteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const handleOpenChange = (isOpen: boolean) => {
    mutation.reset();
    setIsAsking(isOpen);
  };
  return (
    <>
      <Button
        variant="danger"
        size="sm"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={handleOpenChange}
        title={`Delete ${counted(selection.records.length, noun)}?`}
        description={trashText(`these ${noun.many}`, 'them')}
        confirmLabel="Delete"
        busyText="Deleting..."
        isBusy={mutation.isPending}
        error={mutation.error ? failure : undefined}
        onConfirm={() => {
          mutation.mutate(
            selection.records.map(({ id }) => id),
            {
              onSuccess: () => {
                setIsAsking(false);
                selection.clear();
              },
            },
          );
        }}
      />
    </>
  );
}
