import { useState, type ReactNode } from 'react';
import { AccountHead } from '@/shared/blocks/account-head';
import { Breadcrumbs } from '@/shared/blocks/breadcrumbs';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PartLoading } from '@/shared/ui/part-loading';
import type { OwnQuote } from '../../api/own-quotes';
import { ownQuoteToasts } from '../../toasts';
import { getQuoteProgress } from '../../model/quote-progress';
import { bookedTitle, isBooked } from '../../model/booked';
import type { QuoteStage } from '../../model/quote-stage';
import { BookedQuote, type BookedParts } from '../booked/booked-quote';
import { OwnQuoteDetail, OwnRequest } from './own-quote-detail';
import { useOwnQuote } from './use-own-quotes';

const BREADCRUMBS = [{ label: 'My quotes', to: '/quotes' }];

interface OwnQuotePageProps {
  userId: string;
  id: string;
  /** The offer for the quote, if there is one. */
  offer?: ReactNode;
  /** Renders the shipment and the offer of a booked quote. */
  renderBooked?: (stage: QuoteStage) => BookedParts;
  /** The assessment the customer saw when they sent it. */
  assessment?: ReactNode;
}

/** One quote of the customer, or its loading, error or not-found state. */
export function OwnQuotePage({ userId, id, offer, renderBooked, assessment }: OwnQuotePageProps) {
  const { data: quote, error, isFetching, refetch } = useOwnQuote(userId, id);
  const parts = quote && isBooked(quote) ? renderBooked?.(quote.stage) : undefined;
  // Stays true, so that the tabs know that they replaced the offer's form.
  const [wasOpen, setWasOpen] = useState(false);
  if (quote && parts === undefined && !wasOpen) setWasOpen(true);
  return (
    <>
      {quote ? <QuoteHead quote={quote} /> : <AccountHead title="My quote" />}
      <div className="wrap grid gap-5 pt-[clamp(1.25rem,1rem+1vw,2rem)] pb-section">
        <Breadcrumbs trail={BREADCRUMBS} current={quote?.reference ?? 'My quote'} />
        {error && (
          <FetchFailure
            title={ownQuoteToasts.fetchFailed.title}
            error={error}
            hasRows={quote !== undefined}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {quote === undefined && !error && <PartLoading className="min-h-96" />}
        {quote === null && <QuoteNotFound />}
        {quote && parts && (
          <BookedQuote
            {...parts}
            load={quote}
            isJustBooked={wasOpen}
            request={
              <>
                <OwnRequest quote={quote} userId={userId} />
                {assessment}
              </>
            }
          />
        )}
        {quote && parts === undefined && (
          <>
            {offer}
            <OwnQuoteDetail quote={quote} userId={userId} />
            {assessment}
          </>
        )}
      </div>
    </>
  );
}

function QuoteHead({ quote }: { quote: OwnQuote }) {
  const { label, tone } = getQuoteProgress(quote, useNow());
  const route = `${quote.origin} to ${quote.destination}`;
  const title = isBooked(quote) ? bookedTitle(quote) : route;
  return (
    <AccountHead
      title={title}
      lead={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 tabular-nums">
          <Badge tone={tone}>{label}</Badge>
          {title !== route && <span>{route}</span>}
          <span>{`${quote.reference}, sent ${formatZonedDateTime(quote.created_at)}`}</span>
        </span>
      }
    />
  );
}

function QuoteNotFound() {
  return (
    <EmptyState
      title="Quote not found"
      action={<ButtonLink to="/quotes">All my quotes</ButtonLink>}
      className="bg-surface"
    >
      The link may be incomplete, or the quote was deleted or belongs to another account.
    </EmptyState>
  );
}
