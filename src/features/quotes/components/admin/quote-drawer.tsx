import type { ReactNode } from 'react';
import { RecordDrawer } from '@/shared/console/record/record-drawer';
import { LoadLimits } from '@/shared/drawing/load-limits';
import { Lane } from '@/shared/ui/lane';
import { Sheet } from '@/shared/ui/sheet';
import { adminQuoteMessages } from '../../admin-messages';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { adminQuoteQueryOptions } from '../../api/admin-quotes';
import { QuoteNotes } from './notes/quote-notes';
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
  /** What other features know about it: its mails, its activity. */
  renderHistory: (quote: AdminQuote) => ReactNode;
}

/** One quote: the load to scale, the customer, the notes and its history; its actions stay below. */
export function QuoteDrawer({
  openId,
  quotes,
  onOpen,
  onClose,
  renderHistory,
  ...handlers
}: QuoteDrawerProps) {
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
          <QuoteNotes quoteId={quote.id} />
          {renderHistory(quote)}
        </>
      )}
    </RecordDrawer>
  );
}
