import { Archive, Check, Trash2 } from 'lucide-react';
import { RowAction, RowActions } from '@/shared/console/list/row-action';
import type { AdminQuote } from '../../api/admin-quote-columns';

export interface QuoteHandlers {
  onStatusChange: (quote: AdminQuote, status: 'reviewed' | 'archived') => void;
  /** Asks before anything is deleted. */
  onDelete: (quote: AdminQuote) => void;
}

/** What can be done about a quote from its row; the places stay when an action is not offered. */
export function QuoteActions({
  quote,
  onStatusChange,
  onDelete,
}: QuoteHandlers & { quote: AdminQuote }) {
  const name = quote.customer_name;
  return (
    <RowActions>
      <RowAction
        Icon={Check}
        label="Review"
        tip="Mark as reviewed"
        name={name}
        isHidden={quote.status === 'reviewed'}
        onClick={() => {
          onStatusChange(quote, 'reviewed');
        }}
      />
      <RowAction
        Icon={Archive}
        label="Archive"
        name={name}
        isHidden={quote.status === 'archived'}
        onClick={() => {
          onStatusChange(quote, 'archived');
        }}
      />
      <RowAction
        Icon={Trash2}
        label="Delete"
        name={name}
        onClick={() => {
          onDelete(quote);
        }}
      />
    </RowActions>
  );
}
