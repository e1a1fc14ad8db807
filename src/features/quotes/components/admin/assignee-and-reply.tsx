import type { AdminQuote } from '../../api/admin-quote-columns';
import { AssigneeMark } from './assignee-mark';
import { isReplyDue } from '../../model/reply-clock';
import { ReplyLeft } from './reply-left';

/** The quote's assignee and, until it has a reply, the time left until the promised one. */
export function AssigneeAndReply({ quote }: { quote: AdminQuote }) {
  return (
    <span className="inline-flex items-center gap-1.5 py-px">
      <AssigneeMark assignee={quote.assignee} />
      {isReplyDue(quote) && <ReplyLeft quote={quote} />}
    </span>
  );
}
