import type { AdminQuote } from '../../api/admin-quote-columns';
import { AssigneeMark } from './assignee-mark';
import { ReplyLeft } from './reply-left';

/** The quote's assignee and, while it is new, the time left until the promised reply. */
export function QuoteDesk({ quote }: { quote: AdminQuote }) {
  return (
    <span className="inline-flex items-center gap-1.5 py-px">
      <AssigneeMark assignee={quote.assignee} />
      {quote.status === 'new' && <ReplyLeft quote={quote} />}
    </span>
  );
}
