import { formatCents } from '@domain/numbers/money';
import { offerTime } from '@contracts/offer';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { RecordSection } from '@/shared/console/record/record-section';
import { createUuid } from '@/shared/lib/create-uuid';
import { useNow } from '@/shared/lib/use-now';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { useCreateOffer } from '../../api/admin-offer-mutations';
import { quoteOfferQueryOptions } from '../../api/admin-offers';
import { statusAt } from '../../model/offer-status';
import { OfferStatusBadge } from './offer-status-badge';

interface QuoteOfferProps {
  quoteId: string;
  /** True if it has an offer, whose place is kept while it loads. */
  hasOffer: boolean;
  /** Other ways to answer, beside the button. */
  children: ReactNode;
}

/** A quote's offer in its drawer: its state with a link, or the button that starts one. */
export function QuoteOffer({ quoteId, hasOffer, children }: QuoteOfferProps) {
  const { data: offer, error, isFetching, refetch } = useQuery(quoteOfferQueryOptions(quoteId));
  const [offerId] = useState(createUuid);
  const create = useSingleFlight(useCreateOffer());
  const navigate = useNavigate();
  const now = useNow();
  return (
    <RecordSection title="Offer">
      {error && (
        <FetchFailure
          title="We couldn’t load the offer."
          error={error}
          hasRows={offer !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {offer === undefined && !error && hasOffer && <Skeleton className="h-10.5" />}
      {offer && (
        <p className="leading-snug">
          <b>{offer.number}</b> <span className="text-subtle">{`v${String(offer.version)}`}</span>{' '}
          <OfferStatusBadge status={statusAt(offer, now)} />
          <span className="block text-sm text-muted tabular-nums">
            {`${formatCents(offer.total_cents, offer.currency)}${offer.valid_until !== null ? `, valid until ${offerTime(offer.valid_until)}` : ''}`}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {offer === undefined && !error && <Skeleton className="h-10 w-28" />}
        {offer === null && (
          <Button
            variant="solid"
            size="md"
            isBusy={create.isPending}
            busyText="Creating..."
            onClick={() => {
              create.mutate(
                { quoteId, offerId },
                { onSuccess: (number) => void navigate(`/admin/offers/${number}`) },
              );
            }}
          >
            New offer
          </Button>
        )}
        {offer && (
          <ButtonLink variant="solid" size="md" to={`/admin/offers/${offer.number}`}>
            Open offer
          </ButtonLink>
        )}
        {children}
      </div>
    </RecordSection>
  );
}
