import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { cn } from '@/shared/lib/cn';
import { formatAge } from '@domain/time/duration-text';
import { useNow } from '@/shared/lib/use-now';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Skeleton } from '@/shared/ui/skeleton';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { QUOTES_FAILED } from '../../admin-toasts';
import { waitingQuotesQueryOptions } from '../../api/admin-quotes';
import { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import { replyClock } from '../../model/reply-clock';
import { QuoteDrawing } from './quote-drawing';

const BARS = Array.from({ length: 5 }, (_, bar) => bar);

/** The oldest unanswered quotes, with a drawing of the next one's load. */
export function WaitingQuotes() {
  return (
    <Panel isPadded={false}>
      <PanelHead
        title="Oldest unanswered"
        action={
          <Link to="/admin/quotes?sort=oldest" className="link text-sm">
            All quotes
          </Link>
        }
      />
      <WaitingBody />
    </Panel>
  );
}

function WaitingBody() {
  const { data: quotes, error, isFetching, refetch } = useQuery(waitingQuotesQueryOptions());
  const failure = error && (
    <div className="p-4.5">
      <FetchFailure
        title={QUOTES_FAILED}
        error={error}
        hasRows={quotes !== undefined}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  );
  if (quotes === undefined) return failure ?? <WaitingSkeleton />;
  return (
    <>
      {failure}
      {quotes.length === 0 && (
        <p className="p-4.5 text-muted">All caught up: every quote has a reply.</p>
      )}
      <ul>
        {quotes.map((quote) => (
          <WaitingLine key={quote.id} quote={quote} />
        ))}
      </ul>
      {quotes[0] && (
        <figure className="border-t p-4.5 max-md:hidden">
          <figcaption className="mb-2 text-sm text-subtle">
            {`Next up: ${quotes[0].customer_name}`}
          </figcaption>
          <QuoteDrawing quote={quotes[0]} />
        </figure>
      )}
    </>
  );
}

function WaitingLine({ quote }: { quote: AdminQuote }) {
  const now = useNow();
  const { isOverdue } = replyClock(quote.created_at, now);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b px-4.5 py-2.5 leading-snug last:border-b-0 hover:bg-hover">
      <div>
        <Link
          to={`/admin/quotes?${QUOTE_LIST_PARAMS.open}=${quote.id}`}
          className="line-clamp-1 font-semibold wrap-anywhere no-underline after:absolute after:inset-0"
        >
          {quote.customer_name}
        </Link>
        <span className="line-clamp-2 text-sm wrap-anywhere text-subtle">
          {`${quote.origin} to ${quote.destination}${quote.equipment !== '' ? `, ${quote.equipment}` : ''}`}
        </span>
      </div>
      <p className="text-right text-sm tabular-nums">
        <span className="block font-semibold">{formatAge(quote.created_at, now)}</span>
        <span className={cn('block', isOverdue ? 'text-danger-text' : 'text-subtle')}>
          {isOverdue ? 'Reply overdue' : 'waiting'}
        </span>
      </p>
    </li>
  );
}

function WaitingSkeleton() {
  return (
    <div role="status" className="grid gap-3 p-4.5">
      <span className="sr-only">Loading quotes...</span>
      {BARS.map((bar) => (
        <Skeleton key={bar} className="h-11" />
      ))}
    </div>
  );
}
