import { offerTime, type Offer } from '@contracts/offer';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

interface OfferNoticeProps {
  offer: Offer;
  outcome: string | undefined;
  onShowLatest: () => void;
}

/** The end of a closed offer, at the top of its page. */
export function OfferNotice({ offer, outcome, onShowLatest }: OfferNoticeProps) {
  switch (offer.status) {
    case 'accepted':
      return (
        <Alert
          tone="ok"
          title={`Accepted by ${offer.accepted_name ?? ''} on ${offerTime(offer.accepted_at ?? offer.now)}.`}
        >
          {outcome === 'already_accepted'
            ? 'Someone else with this link already accepted this offer. It was accepted only once.'
            : 'We emailed you a PDF copy.'}
        </Alert>
      );
    case 'expired':
      return (
        <Alert
          tone="warn"
          role="status"
          title={`This offer expired ${offerTime(offer.valid_until ?? offer.now)}.`}
        >
          Fuel and permit costs change, so the price isn’t held. Ask for a new offer with the same
          load.
        </Alert>
      );
    case 'superseded':
      return (
        <Alert
          tone="warn"
          role="status"
          title={`A newer offer is available: version ${String(offer.latest_version)}.`}
        >
          <p>{`You can’t accept version ${String(offer.version)} anymore.`}</p>
          <Button size="md" className="mt-2" onClick={onShowLatest}>
            {`Open version ${String(offer.latest_version)}`}
          </Button>
        </Alert>
      );
    case 'withdrawn':
      return (
        <Alert tone="warn" role="status" title="We withdrew this offer.">
          {offer.withdrawal_reason}
        </Alert>
      );
    case 'declined':
      return (
        <Alert tone="info" role="status" title="You declined this offer.">
          Changed your mind? Ask for a new offer or call dispatch.
        </Alert>
      );
    case 'draft':
    case 'sent':
      return null;
  }
}
