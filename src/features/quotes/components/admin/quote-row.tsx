import { checkLoad } from '@/shared/drawing/check-load';
import { deckFromEquipment } from '@/shared/drawing/deck-from-equipment';
import { formatTime } from '@/shared/lib/format-date';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Td, Tr } from '@/shared/ui/table';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { Measure } from './measure';
import { QuoteActions, type QuoteHandlers } from './quote-actions';
import { QuoteStatusBadge } from './quote-status-badge';
import { receivedDay } from './quote-times';

interface QuoteRowProps extends QuoteHandlers {
  quote: AdminQuote;
  isOpen: boolean;
  /** It came in while the list was on screen and nobody has opened it yet. */
  isArrival: boolean;
  onOpen: (quote: AdminQuote) => void;
}

/** A quote in the list: a row, or a card on a phone. */
export function QuoteRow({ quote, isOpen, isArrival, onOpen, ...handlers }: QuoteRowProps) {
  const { over } = checkLoad(quote, deckFromEquipment(quote.equipment));
  const length = <Measure feet={quote.length} isOver={over.length > 0} />;
  const width = <Measure feet={quote.width} isOver={over.width > 0} />;
  const height = <Measure feet={quote.height} isOver={over.height > 0} />;

  return (
    <Tr isSelected={isOpen}>
      <Td onCard="hidden" detail={formatTime(quote.created_at)} className="whitespace-nowrap">
        <time dateTime={quote.created_at}>{receivedDay(quote.created_at)}</time>
      </Td>
      <Td detail={<span className="line-clamp-1 wrap-anywhere">{quote.email}</span>}>
        <RowTrigger
          className="line-clamp-2 wrap-anywhere"
          onClick={() => {
            onOpen(quote);
          }}
        >
          {quote.customer_name}
        </RowTrigger>
      </Td>
      <Td className="max-md:text-right">
        <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
          <QuoteStatusBadge status={quote.status} />
          {isArrival && <JustIn />}
        </span>
      </Td>
      <Td onCard="full">
        <span className="line-clamp-2 wrap-anywhere">
          {quote.origin} <span className="text-subtle">to</span> {quote.destination}
        </span>
      </Td>
      <Td onCard="hidden">
        <span className="line-clamp-2 wrap-anywhere">{quote.equipment}</span>
      </Td>
      <Td isNumeric onCard="hidden">
        {length}
      </Td>
      <Td isNumeric onCard="hidden">
        {width}
      </Td>
      <Td isNumeric onCard="hidden">
        {height}
      </Td>
      <Td onCard="only" className="tabular-nums">
        {length} × {width} × {height} ft{' '}
        <span className="wrap-anywhere text-subtle">{quote.equipment}</span>
      </Td>
      <Td onCard="hidden">
        <QuoteActions quote={quote} {...handlers} />
      </Td>
    </Tr>
  );
}

function JustIn() {
  return (
    <span className="inline-flex items-center rounded-xs bg-accent px-1.5 text-micro leading-none font-bold text-accent-fg font-cond">
      Just in
    </span>
  );
}
