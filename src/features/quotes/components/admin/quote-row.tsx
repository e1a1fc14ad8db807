import { checkLoad } from '@/shared/drawing/check-load';
import { deckFromEquipment } from '@/shared/drawing/deck-from-equipment';
import { SelectCell } from '@/shared/console/bulk/select-cells';
import { NewBadge } from '@/shared/console/list/new-badge';
import { formatRecentDay, formatTime } from '@/shared/lib/format-date';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Td, Tr } from '@/shared/ui/table';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { WIDE_ONLY } from './columns';
import { Measure } from './measure';
import { QuoteActions, type QuoteHandlers } from './quote-actions';
import { QuoteDesk } from './quote-desk';
import { QuoteStatusBadge } from './quote-status-badge';

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
  const time = formatTime(quote.created_at);
  const day = <time dateTime={quote.created_at}>{formatRecentDay(quote.created_at)}</time>;

  return (
    <Tr isSelected={isOpen}>
      <SelectCell id={quote.id} name={quote.customer_name} />
      <Td onCard="hidden" detail={time} className="whitespace-nowrap">
        {day}
      </Td>
      <Td
        detail={
          <span className="line-clamp-1 wrap-anywhere md:max-xl:max-w-36 xl:max-w-44">
            {quote.email}
          </span>
        }
      >
        <RowTrigger
          className="line-clamp-2 wrap-anywhere md:max-xl:min-w-36 md:max-xl:max-w-36"
          onClick={() => {
            onOpen(quote);
          }}
        >
          {quote.customer_name}
        </RowTrigger>
      </Td>
      <Td className="max-md:text-right" detail={<QuoteDesk quote={quote} />}>
        <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
          {isArrival && <NewBadge />}
          <QuoteStatusBadge status={quote.status} />
        </span>
        <span className="text-xs whitespace-nowrap text-subtle md:hidden">
          <br />
          {day}, {time}
        </span>
      </Td>
      <Td onCard="full">
        <span className="line-clamp-2 wrap-anywhere md:min-w-40 xl:min-w-31">
          {quote.origin} <span className="text-subtle">to</span> {quote.destination}
        </span>
        <span className="line-clamp-2 wrap-anywhere tabular-nums md:text-sm xl:hidden">
          {length} × {width} × {height} ft <span className="text-subtle">{quote.equipment}</span>
        </span>
      </Td>
      <Td className={WIDE_ONLY}>
        <span className="line-clamp-2 max-w-28 wrap-break-word 3xl:max-w-44">
          {quote.equipment}
        </span>
      </Td>
      <Td isNumeric className={WIDE_ONLY}>
        {length}
      </Td>
      <Td isNumeric className={WIDE_ONLY}>
        {width}
      </Td>
      <Td isNumeric className={WIDE_ONLY}>
        {height}
      </Td>
      <Td onCard="hidden">
        <QuoteActions quote={quote} {...handlers} />
      </Td>
    </Tr>
  );
}
