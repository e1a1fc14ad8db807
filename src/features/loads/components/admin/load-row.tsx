import { formatDay } from '@/shared/lib/format-date';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Td, Tr } from '@/shared/ui/table';
import type { AdminLoad } from '../../api/admin-loads';
import { daysOf, formatSpan } from '../../model/load-days';
import { contactName } from '../../model/contact-name';
import { LoadStatusBadge } from '../load-status-badge';

interface LoadRowProps {
  load: AdminLoad;
  isOpen: boolean;
  onOpen: (load: AdminLoad) => void;
}

/** A load in the list: a row, or a card on a phone. */
export function LoadRow({ load, isOpen, onOpen }: LoadRowProps) {
  const asked = load.escorts.filter(({ status }) => status !== 'declined');
  const confirmed = asked.filter(({ status }) => status !== 'offered');
  return (
    <Tr isSelected={isOpen}>
      <Td onCard="hidden" className="whitespace-nowrap">
        <time dateTime={load.created_at}>{formatDay(load.created_at)}</time>
      </Td>
      <Td detail={<span className="line-clamp-1 wrap-anywhere">{load.equipment}</span>}>
        <RowTrigger
          className="line-clamp-2 wrap-anywhere md:min-w-36"
          onClick={() => {
            onOpen(load);
          }}
        >
          {load.title}
        </RowTrigger>
      </Td>
      <Td className="max-md:text-right">
        <LoadStatusBadge status={load.status} />
      </Td>
      <Td onCard="full" detail={formatSpan(daysOf(load))}>
        <span className="line-clamp-2 wrap-anywhere md:min-w-40">
          {load.origin} <span className="text-subtle">to</span> {load.destination}
        </span>
      </Td>
      <Td onCard="full">
        {load.driver === null ? (
          <span className="text-subtle">No driver</span>
        ) : (
          <span className="line-clamp-2 wrap-anywhere md:min-w-20">{contactName(load.driver)}</span>
        )}
      </Td>
      <Td onCard="hidden" isNumeric>
        {asked.length === 0 ? (
          <span className="text-subtle">–</span>
        ) : (
          `${String(confirmed.length)} of ${String(asked.length)}`
        )}
      </Td>
    </Tr>
  );
}
