import { Button, ButtonLink } from '@/shared/ui/button';
import type { AdminQuote } from '../../api/admin-quote-columns';
import type { QuoteHandlers } from './quote-actions';

/** What can be done about the quote in the drawer (specification 2, section 4). */
export function QuoteDrawerActions({
  quote,
  onStatusChange,
  onDelete,
}: QuoteHandlers & { quote: AdminQuote }) {
  return (
    <>
      {quote.status !== 'reviewed' && (
        <Button
          variant="solid"
          size="md"
          onClick={() => {
            onStatusChange(quote, 'reviewed');
          }}
        >
          Mark as reviewed
        </Button>
      )}
      {quote.status !== 'archived' && (
        <Button
          variant="quiet"
          size="md"
          onClick={() => {
            onStatusChange(quote, 'archived');
          }}
        >
          Archive
        </Button>
      )}
      <ButtonLink variant="quiet" size="md" to={`/admin/loads?quote_id=${quote.id}`}>
        New load
      </ButtonLink>
      <Button
        variant="ghost"
        size="md"
        className="ml-auto text-danger-text!"
        onClick={() => {
          onDelete(quote);
        }}
      >
        Delete
      </Button>
    </>
  );
}
