import { useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/shared/lib/cn';
import { formatDateTime } from '@domain/time/moment-text';
import { useNow } from '@/shared/lib/use-now';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { waitingQuotesQueryOptions } from '../../api/admin-quotes';
import { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import { replyClock } from '../../model/reply-clock';

const SHOWN = 3;
const SECOND_MS = 1000;

/** The quotes whose promised reply is due next or overdue, with a countdown. */
export function DueReplies() {
  const { data: quotes = [] } = useQuery(waitingQuotesQueryOptions());
  if (quotes.length === 0) return null;
  return (
    <section aria-label="Replies due" className="grid gap-2 lg:grid-cols-3">
      {quotes.slice(0, SHOWN).map((quote) => (
        <DueReply key={quote.id} quote={quote} />
      ))}
    </section>
  );
}

function DueReply({ quote }: { quote: AdminQuote }) {
  const { due, isOverdue, text } = replyClock(quote.created_at, useNow(SECOND_MS));
  return (
    <Link
      to={`/admin/quotes?${QUOTE_LIST_PARAMS.open}=${quote.id}`}
      className={cn(
        'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border bg-surface px-3.5 py-2.5 leading-snug no-underline hover:border-fg',
        isOverdue && 'border-danger',
      )}
    >
      <Timer aria-hidden="true" className={cn('size-5', isOverdue && 'text-danger-text')} />
      <span className="min-w-0">
        <span className="line-clamp-1 font-semibold wrap-anywhere">{quote.customer_name}</span>
        <span className="line-clamp-2 text-sm wrap-anywhere text-subtle">
          {`${quote.origin} to ${quote.destination}`}
        </span>
      </span>
      <span className="text-right text-sm">
        {/* A screen reader gets the due time instead of a countdown. */}
        <span
          aria-hidden="true"
          className={cn('block font-semibold tabular-nums', isOverdue && 'text-danger-text')}
        >
          {text}
        </span>
        <span className="text-subtle">{isOverdue ? 'overdue' : 'left'}</span>
        <time dateTime={due.toISOString()} className="sr-only">
          {`, reply ${isOverdue ? 'was' : 'is'} due ${formatDateTime(due)}`}
        </time>
      </span>
    </Link>
  );
}
