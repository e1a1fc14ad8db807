import type { AdminQuote } from '../../api/admin-quote-columns';
import { AssigneeMark } from './assignee-mark';
import { ReplyLeft } from './reply-left';

/** Who has a quote on the desk and, while it is new, how long there is to the promised reply. */
export function QuoteDesk({ quote }: { quote: AdminQuote }) {
  return (
    <span className="inline-flex items-center gap-1.5 py-px">
      <AssigneeMark assignee={quote.assignee} />
      {quote.status === 'new' && <ReplyLeft quote={quote} />}
    </span>
  );
}
