import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { AdminNav } from './admin-nav';
import { ConsoleBrand } from './console-brand';
import { useScrollLock } from '../public/use-scroll-lock';

interface AdminMenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** Opens the search. The menu closes first because it is modal. */
  onSearch: () => void;
}

/**
 * The console's navigation on small screens: a native modal dialog, so the browser traps focus,
 * closes it on Escape and restores focus. Pass the location's key as `key`, so that navigation closes
 * it.
 */
export function AdminMenu({ isOpen, onClose, onSearch }: AdminMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useScrollLock(isOpen);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else if (dialog.current?.open === true) dialog.current.close();
  }, [isOpen]);

  const close = () => {
    dialog.current?.close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click outside the panel closes it; Escape does the same for keyboard users
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      className="m-0 h-svh max-h-none w-[min(18rem,100vw-4rem)] border-r border-line-strong bg-side text-fg shadow-float backdrop:bg-scrim xl:hidden"
    >
      {isOpen && (
        <div className="flex h-full flex-col gap-5 px-3 py-4.5">
          <div className="flex items-center justify-between">
            <ConsoleBrand />
            <Button variant="ghost" size="md" isIcon aria-label="Close menu" onClick={close}>
              <X />
            </Button>
          </div>
          <AdminNav
            onSearch={() => {
              close();
              onSearch();
            }}
          />
        </div>
      )}
    </dialog>
  );
}
