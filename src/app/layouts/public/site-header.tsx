import { Phone } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { COMPANY } from '@/content/company';
import { HEADER_LINKS, liveLinks } from '@/content/navigation';
import { useAuth } from '@/session/use-auth';
import { BrandLink } from '@/shared/blocks/brand';
import { cn } from '@/shared/lib/cn';
import { ButtonLink } from '@/shared/ui/button';
import { AccountLinks } from './account-links';
import { MobileMenu } from './mobile-menu';
import { useScrolledPast } from './use-scrolled-past';

/** Scrolled further than this, the header shrinks from 80 to 64 px. */
const COMPACT_AFTER_PX = 10;

const ITEM =
  'relative py-2 text-[0.9688rem] font-medium whitespace-nowrap after:absolute after:inset-x-0 after:bottom-0.5 after:h-0.5 after:origin-left after:scale-x-0 after:bg-accent after:transition-transform after:duration-menu hover:after:scale-x-100 aria-[current=page]:after:scale-x-100';

/** Header of every public page: fixed, opaque, usable without scripts. */
export function SiteHeader() {
  const isScrolled = useScrolledPast(COMPACT_AFTER_PX);
  const { status } = useAuth();
  const location = useLocation();
  // Signed-in users have more links, so the full row needs a wider window.
  const isLong = status === 'signed-in';
  const wideOnly = isLong ? 'hidden 3xl:flex' : 'hidden 2xl:flex';
  const narrowOnly = isLong ? '3xl:hidden' : '2xl:hidden';

  return (
    <header
      data-scrolled={isScrolled}
      className={cn(
        'dark-surface fixed inset-x-0 top-0 z-header border-b border-line',
        isScrolled && 'shadow-[0_8px_24px_-8px_rgb(10_12_14/0.5)]',
      )}
    >
      <div
        className={cn(
          'wrap flex items-center gap-[clamp(1rem,2.2vw,2.25rem)] transition-[height] duration-menu',
          isScrolled ? 'h-16' : 'h-header',
        )}
      >
        <BrandLink className="mr-auto flex-none" />
        <MainNav className={wideOnly} />
        <a
          href={COMPANY.phones.dispatch.href}
          className={cn(wideOnly, 'items-center gap-2 text-[0.9688rem] font-semibold tabular-nums')}
        >
          <Phone aria-hidden="true" className="size-4 text-accent" />
          {COMPANY.phones.dispatch.display}
        </a>
        <div className={cn(wideOnly, 'items-center gap-[inherit]')}>
          <AccountLinks itemClassName={ITEM} />
        </div>
        <div className="hidden min-[26rem]:block">
          <ButtonLink to="/quote" size="md">
            Get a Quote
          </ButtonLink>
        </div>
        <div className={cn(narrowOnly, 'flex items-center gap-2 min-[26rem]:gap-0')}>
          <a
            href={COMPANY.phones.dispatch.href}
            aria-label={`Call dispatch ${COMPANY.phones.dispatch.display}`}
            className="grid size-11 place-items-center rounded-sm max-[25.99rem]:bg-accent max-[25.99rem]:text-accent-fg"
          >
            <Phone aria-hidden="true" className="size-5" />
          </a>
          <MobileMenu key={location.key} />
        </div>
      </div>
    </header>
  );
}

function MainNav({ className }: { className: string }) {
  const links = liveLinks(HEADER_LINKS);
  if (links.length === 0) return null;
  return (
    <nav aria-label="Main" className={cn(className, 'gap-[clamp(1rem,1.8vw,1.75rem)]')}>
      {links.map(({ label, to }) => (
        <NavLink key={to} to={to} className={ITEM}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
