import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CLOSING_BAND } from '@/content/call-to-action';
import { focusHeading } from '@/shared/lib/focus-heading';
import { scrollToTop } from '@/shared/lib/scroll-to-top';
import { ButtonLink } from '@/shared/ui/button';

const QUOTE_PATH = '/quote';

/**
 * The call to action at the end of a public page. On the quote page its first button scrolls up to
 * the form.
 */
export function CtaBand() {
  const { pathname } = useLocation();

  const handleQuoteClick = (event: MouseEvent) => {
    if (pathname !== QUOTE_PATH) return;
    event.preventDefault();
    scrollToTop();
    focusHeading();
  };

  return (
    <section className="later-layout dark-surface">
      <div aria-hidden="true" className="hazard" />
      <div className="wrap grid gap-8 py-band lg:grid-cols-[8fr_4fr] lg:items-end">
        <h2 className="type-display text-band">{CLOSING_BAND.heading}</h2>
        <div className="grid gap-3 xs:max-lg:flex lg:justify-end 3xl:flex">
          <ButtonLink to={QUOTE_PATH} onClick={handleQuoteClick}>
            {CLOSING_BAND.quoteLabel} <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <ButtonLink variant="outline" to="/contact">
            {CLOSING_BAND.contactLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
