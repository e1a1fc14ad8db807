import type { AssessmentSnapshot } from '@assessment/snapshot';
import { QUOTE_STATUS_PATH } from '@contracts/quote-link';
import { QUOTE_STATUS_PAGE } from '@/content/quote-status';
import { PageHero } from '@/shared/blocks/page-hero';
import { lazyDataPart, lazyPart } from '@/shared/lib/lazy-part';
import { PageMetadata } from '@/shared/seo/page-metadata';
import type { QuoteStage } from '@/features/quotes/model/quote-stage';
import { PartFailure } from '@/shared/ui/part-failure';
import { PartLoading } from '@/shared/ui/part-loading';

const FollowQuote = lazyDataPart(
  async () => (await import('@/features/quotes/components/status/track-quote')).TrackQuote,
  { fallback: <PartLoading className="min-h-[30rem]" />, onFailure: PartFailure },
);

const LinkedLoadsAndOffer = lazyDataPart(
  async () => (await import('./quote-status/linked-loads-and-offer')).LinkedLoadsAndOffer,
  { fallback: null, onFailure: PartFailure },
);

const SnapshotPanel = lazyPart(
  async () => (await import('@/features/assessment/components/snapshot-panel')).SnapshotPanel,
  { onFailure: PartFailure },
);

const BookedShipment = lazyDataPart(
  async () => (await import('./quote-status/booked-parts')).BookedShipment,
  { fallback: <PartLoading className="min-h-[40rem]" />, onFailure: PartFailure },
);
const BookedOffer = lazyDataPart(
  async () => (await import('./quote-status/booked-parts')).BookedOffer,
  { fallback: <PartLoading className="min-h-80" />, onFailure: PartFailure },
);

const renderOffer = (token: string) => <LinkedLoadsAndOffer token={token} />;
const renderBooked = (token: string, { offer }: QuoteStage) => ({
  shipment: <BookedShipment access={{ token }} />,
  offer: offer === null ? null : <BookedOffer access={{ token }} />,
});
const renderAssessment = (snapshot: AssessmentSnapshot) => <SnapshotPanel snapshot={snapshot} />;

/** /quote/status: the status of a request, for anyone with its private link. */
export function QuoteStatusPage() {
  const { title, description, lead } = QUOTE_STATUS_PAGE;
  return (
    <>
      <PageMetadata
        title={title}
        description={description}
        path={QUOTE_STATUS_PATH}
        noIndex
        isPrivate
      />
      <PageHero title={title} lead={lead} />
      <section className="blueprint pt-[clamp(2rem,1rem+3vw,4.5rem)] pb-section">
        <div className="wrap">
          <FollowQuote
            renderOffer={renderOffer}
            renderBooked={renderBooked}
            renderAssessment={renderAssessment}
          />
        </div>
      </section>
    </>
  );
}
