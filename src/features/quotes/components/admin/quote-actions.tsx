import { Archive, Check, Trash2 } from 'lucide-react';
import { Button } from '@/shared/ui/button';
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
    <span className="relative z-1 ml-auto grid w-max grid-cols-[repeat(3,2rem)] gap-1">
      {quote.status !== 'reviewed' && (
        <Button
          variant="ghost"
          size="sm"
          isIcon
          title="Mark as reviewed"
          aria-label={`Review: ${name}`}
          className="col-start-1"
          onClick={() => {
            onStatusChange(quote, 'reviewed');
          }}
        >
          <Check />
        </Button>
      )}
      {quote.status !== 'archived' && (
        <Button
          variant="ghost"
          size="sm"
          isIcon
          title="Archive"
          aria-label={`Archive: ${name}`}
          className="col-start-2"
          onClick={() => {
            onStatusChange(quote, 'archived');
          }}
        >
          <Archive />
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        isIcon
        title="Delete"
        aria-label={`Delete: ${name}`}
        className="col-start-3"
        onClick={() => {
          onDelete(quote);
        }}
      >
        <Trash2 />
      </Button>
    </span>
  );
}
