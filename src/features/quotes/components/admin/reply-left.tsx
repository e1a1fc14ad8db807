import { cn } from '@/shared/lib/cn';
import { formatDateTime } from '@domain/time/moment-text';
import { formatAge } from '@domain/time/duration-text';
import { useNow } from '@/shared/lib/use-now';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { replyClock } from '../../model/reply-clock';

/** Time left until the promised reply, for a list row: '13h left', '2d overdue'. */
export function ReplyLeft({ quote }: { quote: AdminQuote }) {
  const now = useNow();
  const { due, isOverdue } = replyClock(quote.created_at, now);
  const [from, to] = isOverdue ? [due, new Date(now)] : [new Date(now), due];
  return (
    <time
      dateTime={due.toISOString()}
      title={`Reply ${isOverdue ? 'was' : 'is'} due ${formatDateTime(due)}`}
      className={cn(
        'whitespace-nowrap tabular-nums',
        isOverdue && 'font-semibold text-danger-text',
      )}
    >
      {`${formatAge(from.toISOString(), to.getTime())} ${isOverdue ? 'overdue' : 'left'}`}
    </time>
  );
}
