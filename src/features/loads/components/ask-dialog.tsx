import { useId, type ReactNode } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

interface AskDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** The subject and what happens after confirming. */
  children: ReactNode;
  /** The verb on the button. */
  confirmLabel: string;
  onConfirm: () => void;
  isBusy: boolean;
  /** Why it failed; the dialog stays open for a retry. */
  error?: string | undefined;
}

/** Confirms a report or answer that others see right away. Not for deletions. */
export function AskDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  onConfirm,
  isBusy,
  error,
}: AskDialogProps) {
  const bodyId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isBusy) onOpenChange(next);
      }}
      title={title}
      size="sm"
      notice={error !== undefined && <Alert tone="danger" title={error} />}
      footer={
        <>
          <Button
            variant="quiet"
            size="md"
            disabled={isBusy}
            onClick={() => {
              onOpenChange(false);
            }}
          >
            Cancel
          </Button>
          <Button
            variant="solid"
            size="md"
            isBusy={isBusy}
            aria-describedby={bodyId}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={bodyId} className="grid gap-3">
        {children}
      </div>
    </Dialog>
  );
}
