import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface DeleteDialogProps<Row extends { id: string }> {
  /** The record in question; `null` while nothing is asked. */
  record: Row | null;
  /** What is listed, in the singular, e.g. `quote`. */
  noun: string;
  title: (record: Row) => string;
  /** What follows from a yes. */
  description?: string | ((record: Row) => string);
  /** Deletes by id, see `useDeleteMutation`. */
  mutation: UseMutationResult<unknown, Error, string>;
  /** What to say when it failed: the text of its toast. */
  failure: string;
  onClose: () => void;
  onDeleted?: (id: string) => void;
}

/** Asks before a record is deleted for good, and stays open when that failed. */
export function DeleteDialog<Row extends { id: string }>({
  record,
  noun,
  title,
  description = 'This action cannot be undone.',
  mutation: { mutate, isPending, error, reset },
  failure,
  onClose,
  onDeleted,
}: DeleteDialogProps<Row>) {
  const lastRecord = useLast(record);
  const handleClose = () => {
    reset();
    onClose();
  };
  const failureText = (failed: Error) => {
    if (isAppError(failed, 'not-found')) return `This ${noun} is no longer there.`;
    // What a rule of ours says, not what the database says of a constraint.
    const isSaid = isAppError(failed) && (failed.kind === 'validation' || failed.code === 'PT409');
    return (isSaid ? errorReason(failed) : undefined) ?? failure;
  };

  return (
    <ConfirmDialog
      open={record !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) handleClose();
      }}
      title={lastRecord ? title(lastRecord) : ''}
      description={
        typeof description === 'string' ? description : lastRecord && description(lastRecord)
      }
      confirmLabel="Delete"
      busyText="Deleting..."
      isBusy={isPending}
      error={error ? failureText(error) : undefined}
      onConfirm={() => {
        if (record === null) return;
        mutate(record.id, {
          onSuccess: () => {
            handleClose();
            onDeleted?.(record.id);
          },
        });
      }}
    />
  );
}

/** What is shown while the dialog fades out. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
