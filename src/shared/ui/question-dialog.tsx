import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';
import { ToastSlot } from './toast/toast-slot';

interface QuestionDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Buttons; nothing else closes the dialog. */
  answers: ReactNode;
}

/** A question the user must answer: no close button, and Escape does nothing. */
export function QuestionDialog({ open, title, children, answers }: QuestionDialogProps) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={() => undefined}
      size="sm"
      isDescribed={false}
      isAlert
      isForViewing
    >
      <div className="grid gap-3 overflow-auto p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-7 sm:py-6">
        <RadixDialog.Title className="type-h3 text-[1.625rem]">{title}</RadixDialog.Title>
        {children}
        <ToastSlot isOpen={open} />
        <div className="mt-2 grid gap-3 xs:grid-cols-2">{answers}</div>
      </div>
    </DialogFrame>
  );
}
