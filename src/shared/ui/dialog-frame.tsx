import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { keepFocusOffToast } from './toast/toast-slot';
import { useReturnFocus } from './use-return-focus';

const SIZES = {
  sm: 'max-w-[28rem]',
  md: 'max-w-[44rem]',
  lg: 'max-w-[60rem]',
  xl: 'max-w-[76rem]',
} as const;

interface DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size: keyof typeof SIZES;
  isDescribed: boolean;
  /** An alert dialog needs an answer: clicking outside doesn't close it. */
  isAlert?: boolean | undefined;
  /** Focuses the panel itself, so that pressing Enter doesn't trigger an action. */
  isForViewing?: boolean | undefined;
  children: ReactNode;
}

/** Overlay, panel and focus handling of every centered dialog. Rows: header, scrolling body, footer. */
export function DialogFrame({
  open,
  onOpenChange,
  size,
  isDescribed,
  isAlert = false,
  isForViewing = false,
  children,
}: DialogFrameProps) {
  const { rememberFocus, handleCloseAutoFocus } = useReturnFocus();
  const handleOpenAutoFocus = (event: Event) => {
    rememberFocus(event);
    keepFocusOffToast(event.currentTarget);
    if (!isForViewing) return;
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-dialog grid place-items-end bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:place-items-center sm:p-4">
          <RadixDialog.Content
            {...(isAlert && { role: 'alertdialog' })}
            {...(!isDescribed && { 'aria-describedby': undefined })}
            onOpenAutoFocus={handleOpenAutoFocus}
            onCloseAutoFocus={handleCloseAutoFocus}
            onPointerDownOutside={(event) => {
              if (isAlert) event.preventDefault();
            }}
            className={cn(
              'relative grid max-h-[calc(100svh-1.5rem)] w-full grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-t-lg bg-surface text-fg shadow-dialog outline-0',
              // Against the dark console a footer has the color of the page behind the scrim.
              'in-data-[theme=dark]:ring-1 in-data-[theme=dark]:ring-line-strong',
              'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
              'sm:max-h-[calc(100svh-2rem)] sm:rounded-lg sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in',
              SIZES[size],
              'max-sm:max-w-none',
            )}
          >
            {children}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
