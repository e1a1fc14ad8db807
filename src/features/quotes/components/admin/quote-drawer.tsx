import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '@/shared/ui/drawer';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { adminQuoteQueryOptions } from '../../api/admin-quotes';
import type { QuoteHandlers } from './quote-actions';
import { QuoteDetail } from './quote-detail';
import { QuoteDrawerActions } from './quote-drawer-actions';
import { QuoteDue } from './quote-due';
import { QuotePager } from './quote-pager';
import { QuoteStatusBadge } from './quote-status-badge';

interface QuoteDrawerProps extends QuoteHandlers {
  /** Id from the address; `null` while the drawer is closed. */
  openId: string | null;
  /** The list behind the drawer, for previous and next. */
  quotes: readonly AdminQuote[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One quote, to be read: the load to scale, the customer, the times; its actions stay below. */
export function QuoteDrawer({ openId, quotes, onOpen, onClose, ...handlers }: QuoteDrawerProps) {
  // The last quote stays in the drawer while it slides out.
  const [lastId, setLastId] = useState(openId);
  if (openId !== null && openId !== lastId) setLastId(openId);
  const id = openId ?? lastId ?? '';

  const query = useQuery({
    ...adminQuoteQueryOptions(id),
    enabled: openId !== null,
    placeholderData: () => quotes.find((quote) => quote.id === id),
  });
  const quote = query.data;

  return (
    <Drawer
      open={openId !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<span className="wrap-anywhere">{quote?.customer_name ?? 'Quote'}</span>}
      eyebrow={quote && <QuoteStatusBadge status={quote.status} />}
      subtitle={quote && <QuoteDue quote={quote} />}
      headActions={<QuotePager id={id} quotes={quotes} onOpen={onOpen} />}
      footer={quote && <QuoteDrawerActions quote={quote} {...handlers} />}
    >
      <QuoteDetail key={id} query={query} />
    </Drawer>
  );
}
