import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { counted, type Noun } from './bulk-texts';
import type { BulkDeletion } from './use-bulk-delete-mutation';
import type { RowSelection } from './use-row-selection';

interface BulkDeleteProps {
  selection: RowSelection;
  noun: Noun;
  /** Deletes by id, see `useBulkDeleteMutation`. */
  mutation: UseMutationResult<BulkDeletion, Error, string[]>;
  /** What to say when it failed: the text of its toast. */
  failure: string;
}

/** Deletes what is selected, after asking. What could not be deleted stays selected. */
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
        description="This action cannot be undone."
        confirmLabel="Delete"
        busyText="Deleting..."
        isBusy={mutation.isPending}
        error={mutation.error ? failure : undefined}
        onConfirm={() => {
          mutation.mutate(
            selection.records.map(({ id }) => id),
            {
              onSuccess: ({ failed }) => {
                setIsAsking(false);
                if (failed.length === 0) selection.clear();
              },
            },
          );
        }}
      />
    </>
  );
}
