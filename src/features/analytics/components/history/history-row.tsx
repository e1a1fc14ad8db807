import { formatRecentDay, formatTime } from '@/shared/lib/format-date';
import { formatVisitorNumber } from '@/shared/lib/format-visitor-number';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Td, Tr } from '@/shared/ui/table';
import type { HistoryEvent } from '../../api/history';
import { eventProperty } from '../../model/event-property';

interface HistoryRowProps {
  event: HistoryEvent;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

/** An event: a row, or a card on a phone. */
export function HistoryRow({ event, isOpen, onOpen }: HistoryRowProps) {
  const { created_at, event_name, page, visitor_id, device } = event;
  const time = formatTime(created_at);
  const day = <time dateTime={created_at}>{formatRecentDay(created_at)}</time>;
  return (
    <Tr isSelected={isOpen}>
      <Td onCard="hidden" detail={time} className="w-24 whitespace-nowrap">
        {day}
      </Td>
      <Td className="md:w-44">
        <RowTrigger
          onClick={() => {
            onOpen(event.id);
          }}
        >
          {event_name}
        </RowTrigger>
        <span className="block text-xs text-subtle md:hidden">
          {day}, {time}
        </span>
      </Td>
      <Td
        onCard="full"
        className="max-md:order-last"
        detail={
          <span className="line-clamp-1 wrap-anywhere">{eventProperty(event, 'page_title')}</span>
        }
      >
        <span className="line-clamp-1 wrap-anywhere">{page}</span>
      </Td>
      <Td detail={device} className="tabular-nums max-md:text-right md:w-40">
        {visitor_id === null ? '' : formatVisitorNumber(Number(visitor_id))}
      </Td>
    </Tr>
  );
}
