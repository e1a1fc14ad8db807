import { formatDateTime } from '@/shared/lib/format-date';
import { useNow } from '@/shared/lib/use-now';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { replyDue } from './quote-times';

/** When a quote came in and, while nobody has looked at it, by when a reply was promised. */
export function QuoteDue({ quote }: { quote: AdminQuote }) {
  const now = useNow();
  const received = <time dateTime={quote.created_at}>{formatDateTime(quote.created_at)}</time>;
  if (quote.status !== 'new') return <>Received {received}</>;

  const due = replyDue(quote.created_at);
  const isOverdue = due.getTime() < now;
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
