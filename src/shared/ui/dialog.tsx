import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogClose } from './dialog-close';
import { DialogFrame } from './dialog-frame';
import { ScrollArea } from './scroll-area';
import { ToastSlot } from './toast/toast-slot';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons below the scrolling body; connect a submit button to its form with `form="…"`. */
  footer?: ReactNode;
  /** Result of the last action; above the buttons, so that it's visible at any scroll position. */
  notice?: ReactNode;
  /** Maximum width: 28, 44 or 60 rem. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * A dialog with header, scrolling body and footer. On a phone it slides in from the bottom. The first
 * control of the body gets the focus; the close button is last in the tab order.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  notice,
  size = 'md',
}: DialogProps) {
  const hasDescription = description !== undefined;
  return (
    <DialogFrame open={open} onOpenChange={onOpenChange} size={size} isDescribed={hasDescription}>
      <div className="border-b py-5 pr-16 pl-5 sm:pt-6 sm:pl-7">
        <RadixDialog.Title className="type-h3 text-[1.375rem] sm:text-[1.5rem]">
          {title}
        </RadixDialog.Title>
        {hasDescription && (
          <RadixDialog.Description className="mt-1.5 text-muted">
            {description}
          </RadixDialog.Description>
        )}
        <ToastSlot isOpen={open} />
      </div>
      {/* `relative`, because otherwise visually hidden labels inside make the frame scroll. */}
      <ScrollArea className="relative overflow-auto overscroll-contain p-5 -outline-offset-2 sm:px-7 sm:py-6">
        {children}
      </ScrollArea>
      {footer !== undefined && <DialogFooter notice={notice}>{footer}</DialogFooter>}
      <DialogClose className="absolute! top-3.5 right-3 sm:top-4" />
    </DialogFrame>
  );
}

interface DialogFooterProps {
  children: ReactNode;
  notice?: ReactNode;
}

/** Footer of a dialog: buttons on the right, or equal widths on a phone. */
export function DialogFooter({ children, notice }: DialogFooterProps) {
  return (
    <div className="grid gap-3 border-t bg-sunk px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-7">
      {notice}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">{children}</div>
    </div>
  );
}
