import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Brand } from '@/shared/blocks/brand';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logError } from '@/shared/lib/log';
import { PartFailure } from '@/shared/ui/part-failure';
import { useScrollLock } from './use-scroll-lock';

const loadLinks = async () => (await import('./menu-links')).MenuLinks;
const MenuLinks = lazyPart(loadLinks, { onFailure: PartFailure });

const ICON_BUTTON = 'grid size-11 place-items-center rounded-sm';

/**
 * The full-screen menu on narrow screens: a native modal dialog, so the browser traps focus, closes
 * it on Escape and restores focus. Pass the location's key as `key`, so that navigation closes it.
 */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(isOpen);

  useEffect(() => {
    // Preload; if it fails, opening the menu tries again.
    loadLinks().catch((error: unknown) => {
      logError('The menu failed to preload', error);
    });
  }, []);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  const close = () => {
    dialog.current?.close();
  };

  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={ICON_BUTTON}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Menu aria-hidden="true" className="size-7" />
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        className="dark-surface fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain open:grid open:grid-rows-[auto_1fr_auto]"
        onClose={() => {
          setIsOpen(false);
        }}
      >
        {isOpen && (
          <>
            <div className="border-b border-line">
              <div className="wrap flex h-header items-center justify-between">
                <Brand />
                <button
                  type="button"
                  aria-label="Close menu"
                  className={ICON_BUTTON}
                  onClick={close}
                >
                  <X aria-hidden="true" className="size-7" />
                </button>
              </div>
            </div>
            <MenuLinks onSignOut={close} />
          </>
        )}
      </dialog>
    </>
  );
}
