import { X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { QUOTE_PROMPT } from '@/content/call-to-action';
import { COMPANY } from '@/content/company';
import { useAuth } from '@/session/use-auth';
import { useIsInView } from '@/shared/lib/use-is-in-view';
import { ButtonLink } from '@/shared/ui/button';
import { FOOTER_END_ID } from './site-footer';
import { useDismissal } from './use-dismissal';
import { useScrolledPast } from './use-scrolled-past';

/** Scroll distance after which the prompt appears. */
const SHOWN_AFTER_PX = 500;
const DISMISSAL_KEY = 'quote-prompt-dismissed';
/** No prompt on these pages or below: quotes, sign-in, portal, and forms about something else. */
const HIDDEN_PATHS = [
  '/quote',
  '/quotes',
  '/auth',
  '/dashboard',
  '/profile',
  '/loads',
  '/schedule',
  '/escorts',
  '/careers',
  '/contact',
];

const isHiddenOn = (pathname: string) =>
  HIDDEN_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * Invites visitors to get a quote: a floating card, or a bar at the bottom of a phone. It hides while
 * the footer's last line is on screen.
 */
export function QuotePrompt() {
  const { pathname } = useLocation();
  const { hasRole } = useAuth();
  const isScrolled = useScrolledPast(SHOWN_AFTER_PX);
  const isAtEnd = useIsInView(FOOTER_END_ID);
  const [isDismissed, dismiss] = useDismissal(DISMISSAL_KEY);

  if (!isScrolled || isAtEnd || isDismissed || isHiddenOn(pathname)) return null;
  // Drivers and pilot cars work for us; they don't request quotes.
  if (hasRole('driver') || hasRole('pilot_car')) return null;
  return (
    <aside
      aria-label="Quote prompt"
      data-floating
      className="dark-surface fixed right-6 bottom-6 z-prompt grid w-84 grid-cols-[1fr_auto] gap-x-3 gap-y-4 rounded-lg border-t-4 border-t-accent py-4 pr-3 pl-5 shadow-float max-md:inset-x-0 max-md:bottom-0 max-md:w-auto max-md:gap-y-1 max-md:rounded-none max-md:px-4 max-md:pt-1 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      <p className="self-center leading-snug font-semibold md:text-[1.0625rem]">
        {QUOTE_PROMPT.heading}
        <small className="mt-0.5 block text-sm font-normal text-muted max-md:hidden">
          {QUOTE_PROMPT.promise}
        </small>
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-[max(2.5rem,var(--touch-min))] place-items-center rounded-sm hover:bg-hover max-md:-mr-2.5"
        onClick={dismiss}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      <div className="col-span-full grid grid-cols-2 gap-3 md:mr-2">
        <ButtonLink to="/quote" size="md">
          {QUOTE_PROMPT.quoteLabel}
        </ButtonLink>
        <ButtonLink variant="outline" to={COMPANY.phones.dispatch.href} size="md">
          {QUOTE_PROMPT.callLabel}
        </ButtonLink>
      </div>
    </aside>
  );
}
