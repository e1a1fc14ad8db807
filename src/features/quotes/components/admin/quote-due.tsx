import { formatDateTime } from '@domain/time/moment-text';
import { useNow } from '@/shared/lib/use-now';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { isReplyDue, replyClock } from '../../model/reply-clock';

const SECOND_MS = 1000;

/** When a quote was received and replied to; without a reply, a countdown to the promised one. */
export function QuoteDue({ quote }: { quote: AdminQuote }) {
  const now = useNow(SECOND_MS);
  const received = <time dateTime={quote.created_at}>{formatDateTime(quote.created_at)}</time>;
  if (!isReplyDue(quote)) {
    return (
      <>
        Received {received}
        {quote.replied_at !== null && (
          <>
            , replied <time dateTime={quote.replied_at}>{formatDateTime(quote.replied_at)}</time>
          </>
        )}
      </>
    );
  }

  const { due, isOverdue, text } = replyClock(quote.created_at, now);
  return (
    <>
      {received}.{' '}
      <span className={isOverdue ? 'font-semibold text-danger-text' : undefined}>
        <span>{isOverdue ? 'Reply was due' : 'Reply due'}</span>{' '}
        <time dateTime={due.toISOString()}>{formatDateTime(due)}</time>{' '}
        {/* A screen reader gets the due time instead of a countdown. */}
        <span
          aria-hidden="true"
          className="whitespace-nowrap tabular-nums"
        >{`(${text} ${isOverdue ? 'overdue' : 'left'})`}</span>
      </span>
    </>
  );
}
