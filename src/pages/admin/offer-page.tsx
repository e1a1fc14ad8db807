import { useParams } from 'react-router-dom';
import { OfferContent } from '@/features/offers/components/admin/offer-content';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ConsolePage } from './console-page';

const QuoteSnapshotPanel = lazyPart(
  async () => (await import('@/features/assessment/components/snapshot-panel')).QuoteSnapshotPanel,
  { onFailure: NotLoaded },
);

/** /admin/offers/:number; a version's id works too. */
export function OfferPage() {
  const { number = '' } = useParams();
  const title = number.startsWith('O-') ? `Offer ${number}` : 'Offer';
  return (
    <ConsolePage title={title} path={`/admin/offers/${number}`} actions={<LiveIndicator />}>
      <OfferContent
        key={number}
        name={number}
        renderAssessment={(quoteId) => <QuoteSnapshotPanel quoteId={quoteId} />}
      />
    </ConsolePage>
  );
}
