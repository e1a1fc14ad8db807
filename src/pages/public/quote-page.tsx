import { useRef } from 'react';
import { QUOTE_PAGE } from '@/content/quote';
import { CtaBand } from '@/shared/blocks/cta-band';
import { PageHero } from '@/shared/blocks/page-hero';
import { trackGoal } from '@/session/goals';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';

const QuoteRequest = lazyDataPart(
  async () => (await import('@/features/quotes/components/quote-request')).QuoteRequest,
  { fallback: <PartLoading className="min-h-[60rem]" />, onFailure: PartFailure, isMain: true },
);

/** /quote: request a quote without signing in. */
export function QuotePage() {
  const isStarted = useRef(false);
  const handleInput = () => {
    if (!isStarted.current) trackGoal('quote_started');
    isStarted.current = true;
  };
  return (
    <>
      <PageMetadata title={QUOTE_PAGE.title} description={QUOTE_PAGE.description} path="/quote" />
      <PageHero title={QUOTE_PAGE.title} lead={QUOTE_PAGE.lead} />
      <section
        onInput={handleInput}
        className="blueprint pt-[clamp(2rem,1rem+3vw,4.5rem)] pb-section"
      >
        <div className="wrap">
          <h2 id="quote-form-heading" className="mb-[clamp(1.5rem,1rem+1.5vw,2.5rem)]">
            {QUOTE_PAGE.formHeading}
          </h2>
          <QuoteRequest />
        </div>
      </section>
      <CtaBand />
    </>
  );
}
