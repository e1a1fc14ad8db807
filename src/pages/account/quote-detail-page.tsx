import { useParams } from 'react-router-dom';
import { QuoteSnapshotPanel } from '@/features/assessment/components/snapshot-panel';
import { OwnQuotePage } from '@/features/quotes/components/own/own-quote-page';
import { useAuth } from '@/session/use-auth';
import { PageMetadata } from '@/shared/seo/page-metadata';
import { BookedOffer, BookedShipment } from '../public/quote-status/booked-parts';
import { LoadsAndOffer } from '../public/quote-status/loads-and-offer';

/** /quotes/:id */
export function QuoteDetailPage() {
  const { user } = useAuth();
  const { id = '' } = useParams();
  return (
    <>
      <PageMetadata
        title="My Quote"
        description="One of your quote requests and its status."
        path="/quotes"
        noIndex
      />
      {user !== null && (
        <OwnQuotePage
          key={id}
          userId={user.id}
          id={id}
          offer={<LoadsAndOffer access={{ quoteId: id }} />}
          renderBooked={({ offer }) => ({
            shipment: <BookedShipment access={{ quoteId: id }} />,
            offer: offer === null ? null : <BookedOffer access={{ quoteId: id }} />,
          })}
          assessment={<QuoteSnapshotPanel quoteId={id} />}
        />
      )}
    </>
  );
}
