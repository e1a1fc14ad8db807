import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { ConfirmDialog } from '../confirm-dialog-when-opened';
import { TRASH_DAYS } from '../trash/trash-source';

interface DeleteDialogProps<Row extends { id: string }> {
  /** The record to delete; `null` while the dialog is closed. */
  record: Row | null;
  /** The name of a record, e.g. `quote`. */
  noun: string;
  title: (record: Row) => string;
  /** A sentence about what else is deleted, or what to do instead. */
  consequence?: string;
  /** True if the record goes to the trash. */
  hasTrash?: boolean;
  /** Deletes by id, see `useDeleteMutation`. */
  mutation: UseMutationResult<unknown, Error, string>;
  /** Title of the alert when deleting fails: the toast's text. */
  failure: string;
  onClose: () => void;
  onDeleted?: (id: string) => void;
}

/** Asks for confirmation before a record is deleted, and stays open when deleting failed. */
export function DeleteDialog<Row extends { id: string }>({
  record,
  noun,
  title,
  consequence,
  hasTrash = false,
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
    if (isAppError(failed, 'not-found')) return `This ${noun} was already deleted.`;
    // Our own rules have readable messages; a constraint's message wouldn't help the user.
    const isOwnRule =
      isAppError(failed) && (failed.kind === 'validation' || failed.code === 'PT409');
    return (isOwnRule ? errorReason(failed) : undefined) ?? failure;
  };

  return (
    <ConfirmDialog
      open={record !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) handleClose();
      }}
      title={lastRecord ? title(lastRecord) : ''}
      description={
        hasTrash ? trashText(`this ${noun}`, 'it') : deletionText(`this ${noun}`, consequence)
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

/** The confirmation text of every deletion. */
export function deletionText(what: string, consequence?: string): string {
  const question = `Are you sure you want to delete ${what}? This action cannot be undone.`;
  return consequence === undefined ? question : `${question} ${consequence}`;
}

/** The confirmation text of deleting what goes to the trash. */
export function trashText(what: string, pronoun: 'it' | 'them'): string {
  const then = pronoun === 'it' ? 'It moves' : 'They move';
  const is = pronoun === 'it' ? 'it’s' : 'they’re';
  return `Are you sure you want to delete ${what}? ${then} to the trash for ${String(TRASH_DAYS)} days, then ${is} deleted forever.`;
}

/** Keeps the text in place while the dialog fades out. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
