import { ArrowRight, Menu, Phone, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { COMPANY } from '@/content/company';
import { HEADER_LINKS, liveLinks, type NavLink as Destination } from '@/content/navigation';
import { Brand } from '@/shared/blocks/brand';
import { ButtonLink } from '@/shared/ui/button';
import { AccountLinks } from './account-links';
import { useScrollLock } from './use-scroll-lock';

const LINKS: readonly Destination[] = [{ label: 'Home', to: '/' }, ...HEADER_LINKS];
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
            <nav aria-label="Mobile" className="wrap">
              <ul>
                {liveLinks(LINKS).map(({ label, to }) => (
                  <li key={to}>
                    <NavLink
                      to={to}
                      end
                      className="flex items-center justify-between border-b border-line py-3 text-[1.75rem] leading-tight font-bold tracking-[-0.02em] font-wide aria-[current=page]:text-accent-text"
                    >
                      {label}
                      <ArrowRight aria-hidden="true" className="size-6 text-accent" />
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <MenuFoot onSignOut={close} />
          </>
        )}
      </dialog>
    </>
  );
}

function MenuFoot({ onSignOut }: { onSignOut: () => void }) {
  const { hours, phones } = COMPANY;
  return (
    <div className="wrap grid gap-3 py-5 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-full">
        Dispatch answers {hours.dispatch}. Office {hours.office}.
        <br />
        Emergency{' '}
        <a href={phones.emergency.href} className="link inline-block py-2 text-fg tabular-nums">
          {phones.emergency.display}
        </a>
      </p>
      <ButtonLink to="/quote">Get a Quote</ButtonLink>
      <ButtonLink variant="outline" to={phones.dispatch.href}>
        <Phone aria-hidden="true" />
        {phones.dispatch.display}
      </ButtonLink>
      <div className="flex flex-wrap justify-center gap-x-6 sm:col-span-full">
        <AccountLinks
          itemClassName="inline-flex min-h-11 items-center px-2 text-ui font-[650]"
          onSignOut={onSignOut}
        />
      </div>
    </div>
  );
}
