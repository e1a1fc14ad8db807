import { SelectCell } from '@/shared/console/bulk/select-cells';
import { NewBadge } from '@/shared/console/list/new-badge';
import { formatTime, formatRecentDay } from '@/shared/lib/format-date';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Td, Tr } from '@/shared/ui/table';
import type { ContactMessage } from '../api/messages';
import { MessageActions, type MessageHandlers } from './message-actions';
import { MessageStatusBadge } from './message-status-badge';

interface MessageRowProps extends MessageHandlers {
  message: ContactMessage;
  isOpen: boolean;
  /** It came in while the list was on screen and nobody has opened it yet. */
  isArrival: boolean;
  onOpen: (message: ContactMessage) => void;
}

/** A message in the inbox: a row, or a card on a phone. */
export function MessageRow({ message, isOpen, isArrival, onOpen, ...handlers }: MessageRowProps) {
  const time = formatTime(message.created_at);
  const day = <time dateTime={message.created_at}>{formatRecentDay(message.created_at)}</time>;
  return (
    <Tr isSelected={isOpen}>
      <SelectCell id={message.id} name={message.name} />
      <Td onCard="hidden" detail={time} className="w-24 whitespace-nowrap">
        {day}
      </Td>
      <Td
        className="md:w-56"
        detail={<span className="line-clamp-1 wrap-anywhere">{message.email}</span>}
      >
        <RowTrigger
          className="line-clamp-1 wrap-anywhere"
          onClick={() => {
            onOpen(message);
          }}
        >
          {message.name}
        </RowTrigger>
      </Td>
      <Td className="max-md:text-right md:w-32">
        <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
          {isArrival && <NewBadge />}
          <MessageStatusBadge status={message.status} />
        </span>
        <span className="text-xs whitespace-nowrap text-subtle md:hidden">
          <br />
          {day}, {time}
        </span>
      </Td>
      <Td
        onCard="full"
        detail={<span className="line-clamp-1 wrap-anywhere">{message.message}</span>}
      >
        <span className="line-clamp-1 wrap-anywhere">{message.subject}</span>
      </Td>
      <Td onCard="hidden" className="w-30">
        <MessageActions message={message} {...handlers} />
      </Td>
    </Tr>
  );
}
