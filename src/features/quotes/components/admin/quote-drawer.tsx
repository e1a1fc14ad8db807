import { RecordDrawer } from '@/shared/console/record-drawer';
import { LoadLimits } from '@/shared/drawing/load-limits';
import { Lane } from '@/shared/ui/lane';
import { Sheet } from '@/shared/ui/sheet';
import { adminQuoteMessages } from '../../admin-messages';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { adminQuoteQueryOptions } from '../../api/admin-quotes';
import type { QuoteHandlers } from './quote-actions';
import { QuoteDrawerActions } from './quote-drawer-actions';
import { QuoteDrawing } from './quote-drawing';
import { QuoteDue } from './quote-due';
import { QuoteFacts } from './quote-facts';
import { QuoteDetailSkeleton } from './quote-skeletons';
import { QuoteStatusBadge } from './quote-status-badge';

interface QuoteDrawerProps extends QuoteHandlers {
  /** Id from the address; `null` while the drawer is closed. */
  openId: string | null;
  /** The list behind the drawer, for previous and next. */
  quotes: readonly AdminQuote[] | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One quote, to be read: the load to scale, the customer, the times; its actions stay below. */
export function QuoteDrawer({ openId, quotes, onOpen, onClose, ...handlers }: QuoteDrawerProps) {
  return (
    <RecordDrawer
      openId={openId}
      rows={quotes}
      queryOptions={adminQuoteQueryOptions}
      noun="quote"
      failure={adminQuoteMessages.fetchFailed.title}
      title={(quote) => quote.customer_name}
      eyebrow={(quote) => <QuoteStatusBadge status={quote.status} />}
      subtitle={(quote) => <QuoteDue quote={quote} />}
      footer={(quote) => <QuoteDrawerActions quote={quote} {...handlers} />}
      skeleton={<QuoteDetailSkeleton />}
      onOpen={onOpen}
      onClose={onClose}
    >
      {(quote) => (
        <>
          <Lane origin={quote.origin} destination={quote.destination} />
          <Sheet className="p-3">
            <QuoteDrawing quote={quote} />
          </Sheet>
          <LoadLimits load={quote} />
          <QuoteFacts quote={quote} />
        </>
      )}
    </RecordDrawer>
  );
}
