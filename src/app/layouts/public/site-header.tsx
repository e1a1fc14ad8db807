import { Phone } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { COMPANY } from '@/content/company';
import { HEADER_LINKS } from '@/content/navigation';
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
  'relative py-2 text-sm font-medium 2xl:text-[0.9688rem] whitespace-nowrap after:absolute after:inset-x-0 after:bottom-0.5 after:h-0.5 after:origin-left after:scale-x-0 after:bg-accent after:transition-transform after:duration-menu hover:after:scale-x-100 aria-[current=page]:after:scale-x-100';

/** Header of every public page: fixed, opaque, usable without scripts. */
export function SiteHeader() {
  const isScrolled = useScrolledPast(COMPACT_AFTER_PX);
  const { status } = useAuth();
  const location = useLocation();

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
          'wrap flex items-center gap-4 transition-[height] duration-menu 2xl:gap-[clamp(1rem,2.2vw,2.25rem)]',
          isScrolled ? 'h-16' : 'h-header',
        )}
      >
        <BrandLink className="mr-auto flex-none" />
        <MainNav />
        <a
          href={COMPANY.phones.dispatch.href}
          className="hidden min-h-6 min-w-6 items-center justify-center gap-2 text-sm font-semibold whitespace-nowrap tabular-nums xl:flex 2xl:text-[0.9688rem]"
        >
          <Phone aria-hidden="true" className="size-4 text-accent" />
          {/* Signed-in users have more links: below 80 rem the number doesn't fit. */}
          <span className={cn(status === 'signed-in' && 'sr-only 3xl:not-sr-only')}>
            <span className="sr-only">Call dispatch </span>
            {COMPANY.phones.dispatch.display}
          </span>
        </a>
        <div className="hidden items-center gap-[inherit] xl:flex">
          <AccountLinks itemClassName={ITEM} />
        </div>
        <div className="hidden min-[26rem]:block">
          <ButtonLink to="/quote" size="md">
            Get a Quote
          </ButtonLink>
        </div>
        <div className="flex items-center gap-2 min-[26rem]:gap-0 xl:hidden">
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

function MainNav() {
  return (
    <nav aria-label="Main" className="hidden gap-3 xl:flex 2xl:gap-[clamp(1rem,1.8vw,1.75rem)]">
      {HEADER_LINKS.map(({ label, to }) => (
        <NavLink key={to} to={to} className={ITEM}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
