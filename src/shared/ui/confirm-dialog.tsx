import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { Alert } from './alert';
import { Button } from './button';
import { DialogFooter } from './dialog';
import { DialogFrame } from './dialog-frame';
import { ToastSlot } from './toast/toast-slot';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `danger` for anything that can't be undone or harms someone; `plain` for the rest. */
  tone?: 'danger' | 'plain' | undefined;
  /** The question, such as `Delete this quote?`. */
  title: ReactNode;
  /** The consequence of confirming, as text or paragraphs. */
  description: ReactNode;
  /** The verb on the button, such as `Delete`. */
  confirmLabel: string;
  /** The other button's label. */
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  /** Keeps the dialog open while the action runs. Close it once it is done. */
  isBusy?: boolean | undefined;
  /** The button's label while busy, such as `Deleting...`. */
  busyText?: string | undefined;
  /** Shown when the action fails; the dialog stays open, so the user can retry. */
  error?: string | undefined;
}

/** Asks for confirmation. The button that cancels has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  tone = 'danger',
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  isBusy = false,
  busyText,
  error,
}: ConfirmDialogProps) {
  const isDanger = tone === 'danger';
  const handleOpenChange = (next: boolean) => {
    if (!isBusy) onOpenChange(next);
  };
  return (
    <DialogFrame open={open} onOpenChange={handleOpenChange} size="sm" isDescribed isAlert>
      {/* The frame's first row, even when it's empty. */}
      <div aria-hidden="true" className={cn(isDanger && 'hazard h-2!')} />
      <div className="grid gap-2 overflow-auto p-5 sm:px-7 sm:py-6">
        <RadixDialog.Title className="type-h3">{title}</RadixDialog.Title>
        <RadixDialog.Description asChild>
          <div className={isDanger ? 'text-muted' : 'grid gap-3'}>{description}</div>
        </RadixDialog.Description>
        {error !== undefined && <Alert tone="danger" title={error} className="mt-2" />}
        <ToastSlot isOpen={open} />
      </div>
      <DialogFooter>
        <RadixDialog.Close asChild>
          <Button variant="quiet" size="md" disabled={isBusy}>
            {cancelLabel}
          </Button>
        </RadixDialog.Close>
        <Button
          variant={isDanger ? 'danger' : 'solid'}
          size="md"
          isBusy={isBusy}
          busyText={busyText}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
