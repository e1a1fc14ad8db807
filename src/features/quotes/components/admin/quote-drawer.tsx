import type { ReactNode } from 'react';
import { useAuth } from '@/session/use-auth';
import type { InboxState } from '@/shared/console/inbox/use-inbox';
import { RecordDrawerActions, type RecordHandlers } from '@/shared/console/list/record-actions';
import { RecordDrawer } from '@/shared/console/record/record-drawer';
import { LoadLimits } from '@/shared/drawing/load-limits';
import { Lane } from '@/shared/ui/lane';
import { Figure } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { NewLoadButton } from './new-load-button';
import { QuoteNotes } from './notes/quote-notes';
import { QuoteDrawing } from './quote-drawing';
import { QuoteDue } from './quote-due';
import { QuoteFacts } from './quote-facts';
import { QUOTE_ACTIONS } from './quote-list-columns';
import { QuoteRequestPanel } from './quote-request-panel';
import { QuoteStatusBadge } from './quote-status-badge';

interface QuoteDrawerProps {
  drawer: InboxState<AdminQuote>['drawer'];
  handlers: RecordHandlers<AdminQuote>;
  /** Renders the ways to answer a quote: its offer and the reply by email. */
  renderAnswer: (quote: AdminQuote) => ReactNode;
  /** Renders what other features add to a quote: its emails and activity. */
  renderHistory: (quote: AdminQuote) => ReactNode;
  /** Why an attachment can't be opened; `undefined` if it can. */
  whyClosed: (path: string) => string | undefined;
}

/** One quote: the load to scale, the customer, the notes and the history. */
export function QuoteDrawer({
  drawer,
  handlers,
  renderAnswer,
  renderHistory,
  whyClosed,
}: QuoteDrawerProps) {
  const { isAdmin } = useAuth();
  return (
    <RecordDrawer
      {...drawer}
      title={(quote) => quote.customer_name}
      eyebrow={(quote) => <QuoteStatusBadge status={quote.status} />}
      subtitle={(quote) => <QuoteDue quote={quote} />}
      footer={(quote) => (
        <RecordDrawerActions record={quote} actions={QUOTE_ACTIONS} handlers={handlers}>
          {isAdmin && <NewLoadButton key={quote.id} quoteId={quote.id} />}
        </RecordDrawerActions>
      )}
      skeleton={
        <>
          <Skeleton className="h-25" />
          <Skeleton className="h-6" />
          <Skeleton className="h-96" />
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-32" />
        </>
      }
    >
      {(quote) => (
        <>
          {renderAnswer(quote)}
          <Lane origin={quote.origin} destination={quote.destination} />
          <Figure className="p-3">
            <QuoteDrawing quote={quote} />
          </Figure>
          <LoadLimits load={quote} />
          <QuoteRequestPanel quote={quote} whyClosed={whyClosed} />
          <QuoteFacts quote={quote} />
          <QuoteNotes quoteId={quote.id} />
          {renderHistory(quote)}
        </>
      )}
    </RecordDrawer>
  );
}
