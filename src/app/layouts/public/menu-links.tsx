import { ArrowRight, Phone } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { COMPANY } from '@/content/company';
import { HEADER_LINKS, type NavLink as Destination } from '@/content/navigation';
import { ButtonLink } from '@/shared/ui/button';
import { AccountLinks } from './account-links';

const LINKS: readonly Destination[] = [{ label: 'Home', to: '/' }, ...HEADER_LINKS];

/** Content of the mobile menu: pages, phone numbers, account. */
export function MenuLinks({ onSignOut }: { onSignOut: () => void }) {
  return (
    <>
      <nav aria-label="Mobile" className="wrap">
        <ul>
          {LINKS.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                className="flex items-center justify-between border-b border-line py-3 text-[1.75rem] leading-tight font-bold tracking-[-0.02em] font-wide aria-[current=page]:text-accent-text"
              >
                <span>{label}</span>
                <ArrowRight aria-hidden="true" className="size-6 text-accent" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <MenuFooter onSignOut={onSignOut} />
    </>
  );
}

function MenuFooter({ onSignOut }: { onSignOut: () => void }) {
  const { hours, phones } = COMPANY;
  return (
    <div className="wrap grid gap-3 py-5 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-full">
        <span>{`Dispatch answers ${hours.dispatch}. Office ${hours.office}.`}</span>
        <br />
        Emergency{' '}
        <a href={phones.emergency.href} className="link inline-block py-2 text-fg tabular-nums">
          {phones.emergency.display}
        </a>
      </p>
      <ButtonLink to="/quote">Get a Quote</ButtonLink>
      <ButtonLink variant="outline" to={phones.dispatch.href}>
        <Phone aria-hidden="true" />
        <span>{phones.dispatch.display}</span>
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
