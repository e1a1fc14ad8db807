import type { ReactNode } from 'react';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import type { FollowedQuote } from '../../api/follow-quote';
import { bookedTitle } from '../../model/booked';
import { getQuoteProgress } from '../../model/quote-progress';
import { BookedQuote, type BookedParts } from '../booked/booked-quote';
import { LinkedRequest } from './quote-status-card';

interface LinkedBookingProps {
  quote: FollowedQuote;
  parts: BookedParts;
  isJustBooked: boolean;
  failure: ReactNode;
  renderAssessment: ((snapshot: AssessmentSnapshot) => ReactNode) | undefined;
}

/** The booked quote behind a private link: cargo, route and status above its tabs. */
export function LinkedBooking(props: LinkedBookingProps) {
  const { quote, parts, isJustBooked, failure, renderAssessment } = props;
  const { label, tone } = getQuoteProgress(quote, useNow());
  const route = `${quote.origin} to ${quote.destination}`;
  const title = bookedTitle(quote);
  return (
    <div className="grid gap-5 *:min-w-0">
      {failure}
      <div className="grid gap-2">
        <h2 className="type-h2 wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted tabular-nums">
          <Badge tone={tone}>{label}</Badge>
          {title !== route && <span className="wrap-anywhere">{route}</span>}
          <span>{quote.reference}</span>
        </p>
      </div>
      <BookedQuote
        {...parts}
        load={quote}
        isJustBooked={isJustBooked}
        request={<LinkedRequest quote={quote} renderAssessment={renderAssessment} />}
      />
    </div>
  );
}
