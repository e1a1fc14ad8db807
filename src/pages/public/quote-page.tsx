import { useRef, useState } from 'react';
import { QUOTE_PAGE } from '@/content/quote';
import { CtaBand } from '@/shared/blocks/cta-band';
import { PageHero } from '@/shared/blocks/page-hero';
import { trackGoal } from '@/session/goals';
import { lazyDataPart, lazyPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';

const QuoteRequest = lazyDataPart(
  async () => (await import('@/features/quotes/components/quote-request')).QuoteRequest,
  { fallback: <PartLoading className="min-h-[60rem]" />, onFailure: PartFailure, isMain: true },
);

/** Loads when someone has typed a size. The form works without it. */
const Assessment = lazyPart(
  async () => (await import('./quote/assessment-beside-form')).AssessmentBesideForm,
  { onFailure: AssessmentFailure },
);

function AssessmentFailure() {
  return (
    <p role="status" className="text-sm text-muted">
      The load assessment didn’t load. You can still send your request.
    </p>
  );
}

/** /quote: request a quote without signing in. */
export function QuotePage() {
  const [isSent, setIsSent] = useState(false);
  const isStarted = useRef(false);
  const handleInput = () => {
    if (!isStarted.current) trackGoal('quote_started');
    isStarted.current = true;
  };
  return (
    <>
      <PageMetadata
        title={isSent ? QUOTE_PAGE.sentTitle : QUOTE_PAGE.title}
        description={QUOTE_PAGE.description}
        path="/quote"
      />
      <PageHero
        isCompact
        title={isSent ? QUOTE_PAGE.sentTitle : QUOTE_PAGE.formHeading}
        lead={isSent ? QUOTE_PAGE.sentLead : QUOTE_PAGE.lead}
      />
      <section
        onInput={handleInput}
        className="blueprint pt-[clamp(1.25rem,0.75rem+1.5vw,2rem)] pb-section"
      >
        <div className="wrap">
          <QuoteRequest Assessment={Assessment} onSentChange={setIsSent} />
        </div>
      </section>
      <CtaBand />
    </>
  );
}
