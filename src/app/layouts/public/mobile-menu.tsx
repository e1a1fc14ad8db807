import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Brand } from '@/shared/blocks/brand';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logError } from '@/shared/lib/log';
import { PartFailure } from '@/shared/ui/part-failure';
import { useScrollLock } from './use-scroll-lock';

const loadWays = async () => (await import('./menu-ways')).MenuWays;
const MenuWays = lazyPart(loadWays, { onFailure: PartFailure });

const ICON_BUTTON = 'grid size-11 place-items-center rounded-sm';

/**
 * The full-screen menu below the header's full width: a native modal dialog, so the browser keeps
 * focus inside, closes on Escape and gives focus back. Give it the location's key: going to
 * another page then puts a fresh, closed one in its place.
 */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(isOpen);

  useEffect(() => {
    // Ahead of the first press; were it to fail, opening the menu tries again.
    loadWays().catch((error: unknown) => {
      logError('The menu could not be fetched ahead', error);
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
            <MenuWays onSignOut={close} />
          </>
        )}
      </dialog>
    </>
  );
}
