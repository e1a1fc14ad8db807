import { useParams } from 'react-router-dom';
import { OfferDesk } from '@/features/offers/components/admin/offer-desk';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { ConsolePage } from './console-page';

/** /admin/offers/:number; a version's id works too. */
export function OfferPage() {
  const { number = '' } = useParams();
  const title = number.startsWith('O-') ? `Offer ${number}` : 'Offer';
  return (
    <ConsolePage title={title} path={`/admin/offers/${number}`} actions={<LiveIndicator />}>
      <OfferDesk key={number} name={number} />
    </ConsolePage>
  );
}
