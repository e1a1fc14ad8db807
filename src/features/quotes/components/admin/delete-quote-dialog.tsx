import { useState } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { adminQuoteMessages } from '../../admin-messages';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { useDeleteQuoteMutation } from '../../api/admin-quote-mutations';

interface DeleteQuoteDialogProps {
  /** The quote in question; `null` while nothing is asked. */
  quote: AdminQuote | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks before a quote is deleted for good, and stays open when that failed. */
export function DeleteQuoteDialog({ quote, onClose, onDeleted }: DeleteQuoteDialogProps) {
  const { mutate, isPending, error, reset } = useDeleteQuoteMutation();
  const lastQuote = useLast(quote);

  const handleClose = () => {
    reset();
    onClose();
  };

  return (
    <ConfirmDialog
      open={quote !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) handleClose();
      }}
      title={`Delete the quote from ${lastQuote?.customer_name ?? ''}?`}
      description="This action cannot be undone."
      confirmLabel="Delete"
      busyText="Deleting..."
      isBusy={isPending}
      error={error ? failureText(error) : undefined}
      onConfirm={() => {
        if (quote === null) return;
        mutate(quote.id, {
          onSuccess: () => {
            handleClose();
            onDeleted(quote.id);
          },
        });
      }}
    />
  );
}

function failureText(error: Error): string {
  if (isAppError(error, 'not-found')) return 'This quote is no longer there.';
  return adminQuoteMessages.deleteFailed.description;
}

/** What is shown while the dialog fades out. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
