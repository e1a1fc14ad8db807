import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { cn } from '@/shared/lib/cn';
import { Alert } from '@/shared/ui/alert';
import { PartLoading } from '@/shared/ui/part-loading';
import { followQuoteQueryOptions, type FollowedQuote } from '../../api/follow-quote';
import type { QuoteStage } from '../../model/quote-stage';
import { isBooked } from '../../model/booked';
import type { BookedParts } from '../booked/booked-quote';
import { LinkedBooking } from './linked-booking';
import { AccountHint, QuoteStatusCard } from './quote-status-card';
import { ResendLinkForm } from './resend-link-form';
import { useLinkToken } from './use-link-token';

interface TrackQuoteProps {
  /** Renders the offer for the request, if there is one. */
  renderOffer?: (token: string) => ReactNode;
  /** Renders the shipment and the offer of a booked request. */
  renderBooked?: (token: string, stage: QuoteStage) => BookedParts;
  /** Renders what the customer saw when they sent the request. */
  renderAssessment?: (snapshot: AssessmentSnapshot) => ReactNode;
}

/** The body of /quote/status: the status behind the private link, and a form to resend the link. */
export function TrackQuote({ renderOffer, renderBooked, renderAssessment }: TrackQuoteProps) {
  const token = useLinkToken();
  const hasToken = token !== null && token !== '';
  const status = useQuery({ ...followQuoteQueryOptions(token ?? ''), enabled: hasToken });
  const isLoading = token === null || (hasToken && status.isPending);
  const quote = status.data;
  const parts =
    hasToken && quote && isBooked(quote) ? renderBooked?.(token, quote.stage) : undefined;
  // Stays true, so that the tabs know that they replaced the offer's form.
  const [wasOpen, setWasOpen] = useState(false);
  if (quote && parts === undefined && !wasOpen) setWasOpen(true);
  if (quote && parts) {
    return (
      // Elements of its own: those of the loading page would move.
      <div key="booked" className="grid gap-section *:min-w-0">
        <LinkedBooking
          quote={quote}
          parts={parts}
          isJustBooked={wasOpen}
          failure={<StatusFailure status={status} />}
          renderAssessment={renderAssessment}
        />
        <div className="grid-12 items-start gap-y-gap print:hidden">
          <div className="min-w-0 lg:col-span-5">
            <ResendLinkForm />
          </div>
          <div className="min-w-0 lg:col-span-7">
            <AccountHint />
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-section *:min-w-0">
      {/* Until the status says which page this is. */}
      {hasToken && (
        <div className={cn('grid *:min-w-0 empty:hidden', isLoading && 'hidden')}>
          {renderOffer?.(token)}
        </div>
      )}
      <div className="grid-12 items-start gap-y-gap">
        <div className="min-w-0 lg:col-span-7">
          {isLoading && <PartLoading className="min-h-80" />}
          {token === '' && (
            <Alert tone="info" title="Open this page with your private link.">
              You’ll find it in our confirmation email and on the page after your request. Lost it?
              We can email it to you.
            </Alert>
          )}
          {hasToken && <StatusByToken status={status} renderAssessment={renderAssessment} />}
        </div>
        {/* Below the status on a phone, where it would move while the status loads. */}
        <div className={cn('min-w-0 lg:col-span-5', isLoading && 'max-lg:invisible')}>
          <ResendLinkForm />
        </div>
      </div>
    </div>
  );
}

function StatusFailure({ status }: { status: UseQueryResult<FollowedQuote | null> }) {
  const { data, error, isFetching, refetch } = status;
  return (
    error && (
      <FetchFailure
        title="We couldn’t load the status."
        error={error}
        hasRows={data !== undefined}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  );
}

interface StatusByTokenProps {
  status: UseQueryResult<FollowedQuote | null>;
  renderAssessment: TrackQuoteProps['renderAssessment'] | undefined;
}

function StatusByToken({ status, renderAssessment }: StatusByTokenProps) {
  const { data: quote } = status;
  const failure = <StatusFailure status={status} />;
  if (quote === null) {
    return (
      <Alert tone="warn" title="This link is invalid or expired.">
        It may be incomplete, or the request was deleted. Try opening it from the email again, or
        have us resend it.
      </Alert>
    );
  }
  if (quote === undefined) return failure;
  return (
    <div className="grid gap-5">
      {failure}
      <QuoteStatusCard quote={quote} renderAssessment={renderAssessment} />
    </div>
  );
}
