import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { DialogClose } from './dialog-close';
import { ScrollArea } from './scroll-area';
import { useDiscardGuard } from './use-discard-guard';
import { ToastSlot } from './toast/toast-slot';
import { useReturnFocus } from './use-return-focus';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Small line under the title. */
  subtitle?: ReactNode;
  /** Above the title, such as a badge. */
  eyebrow?: ReactNode;
  /** Icon buttons before the close button, such as previous and next. */
  headActions?: ReactNode;
  children: ReactNode;
  /** Buttons below the scrolling body. */
  footer?: ReactNode;
}

/**
 * A panel on the right for one record of a list: 33 rem wide, full screen on a phone. The panel
 * itself gets the focus, because people read it before they act. Asks before it closes with unsaved
 * changes in its forms.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  subtitle,
  eyebrow,
  headActions,
  children,
  footer,
}: DrawerProps) {
  const guard = useDiscardGuard();
  const panel = useRef<HTMLDivElement>(null);
  const { rememberFocus, handleCloseAutoFocus } = useReturnFocus();
  const handleOpenAutoFocus = (event: Event) => {
    rememberFocus(event);
    event.preventDefault();
    panel.current?.focus();
  };

  return guard.wrap(
    <RadixDialog.Root
      open={open}
      onOpenChange={(next) => {
        guard.ask(() => {
          onOpenChange(next);
        });
      }}
    >
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-drawer bg-[rgb(10_12_14/0.28)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <RadixDialog.Content
          ref={panel}
          aria-describedby={undefined}
          onOpenAutoFocus={handleOpenAutoFocus}
          onCloseAutoFocus={handleCloseAutoFocus}
          className="fixed inset-y-0 right-0 z-drawer grid w-[min(33rem,100vw)] grid-rows-[auto_minmax(0,1fr)_auto] border-l border-line-strong bg-surface text-ui text-fg shadow-float outline-0 data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in"
        >
          <div className="border-b py-4 pr-4 pl-5 sm:pl-6">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                {eyebrow}
                <RadixDialog.Title className="mt-1 type-h3 text-[1.25rem]">
                  {title}
                </RadixDialog.Title>
                {subtitle !== undefined && (
                  <p className="mt-0.5 text-sm text-subtle tabular-nums">{subtitle}</p>
                )}
              </div>
              <div className="flex flex-none gap-1">
                {headActions}
                <DialogClose size="sm" />
              </div>
            </div>
            <ToastSlot isOpen={open} />
          </div>
          <ScrollArea className="relative grid content-start gap-6 overflow-auto overscroll-contain p-5 -outline-offset-2 sm:px-6">
            {children}
          </ScrollArea>
          {footer && (
            <div className="flex flex-wrap gap-2 border-t bg-sunk px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] sm:px-6">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>,
  );
}
