import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { AdminNav } from './admin-nav';
import { ConsoleBrand } from './console-brand';

interface AdminMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The ways of the console on small screens. A native dialog: it traps the focus, closes on Escape
 * and gives the focus back by itself.
 */
export function AdminMenu({ isOpen, onClose }: AdminMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside the panel closes it; for keys that is Escape
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-0 h-svh max-h-none w-[min(18rem,100vw-4rem)] border-r border-line-strong bg-side text-fg shadow-float backdrop:bg-scrim xl:hidden"
    >
      {isOpen && (
        <div className="flex h-full flex-col gap-5 px-3 py-4.5">
          <div className="flex items-center justify-between">
            <ConsoleBrand />
            <Button variant="ghost" size="md" isIcon aria-label="Close menu" onClick={onClose}>
              <X />
            </Button>
          </div>
          <AdminNav />
        </div>
      )}
    </dialog>
  );
}
