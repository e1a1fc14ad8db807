import { formatDateTime } from '@/shared/lib/format-date';
import { useNow } from '@/shared/lib/use-now';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { replyClock } from '../../model/reply-clock';

/** When a quote came in and, while nobody has looked at it, by when a reply was promised. */
export function QuoteDue({ quote }: { quote: AdminQuote }) {
  const now = useNow();
  const received = <time dateTime={quote.created_at}>{formatDateTime(quote.created_at)}</time>;
  if (quote.status !== 'new') return <>Received {received}</>;

  const { due, isOverdue } = replyClock(quote.created_at, now);
  return (
    <>
      {received}.{' '}
      <span className={isOverdue ? 'font-semibold text-danger-text' : undefined}>
        {isOverdue ? 'Reply was due' : 'Reply due'}{' '}
        <time dateTime={due.toISOString()}>{formatDateTime(due)}</time>
      </span>
    </>
  );
}
