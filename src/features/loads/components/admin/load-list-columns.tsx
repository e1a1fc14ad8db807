import { NEWEST_FIRST_SORT } from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import { formatDay } from '@/shared/lib/format-date';
import { RowTrigger } from '@/shared/ui/row-trigger';
import type { AdminLoad } from '../../api/admin-loads';
import { contactName } from '../../model/contact-name';
import { daysOf, formatSpan } from '../../model/load-days';
import type { LOAD_LIST_PARAMS } from '../../model/load-list-params';
import { StartOverrideBadge } from '../start-override';
import { LOAD_STATUS_BADGES, LoadStatusBadge } from '../load-status-badge';

/** `2 of 3` escorts confirmed; declined ones don't count. */
function EscortCount({ escorts }: AdminLoad) {
  const asked = escorts.filter(({ status }) => status !== 'declined');
  const confirmed = asked.filter(({ status }) => status !== 'offered');
  if (asked.length === 0) return <span className="text-subtle">–</span>;
  return `${String(confirmed.length)} of ${String(asked.length)}`;
}

/** The loads list's columns. */
export const LOAD_LIST_COLUMNS = listColumns<AdminLoad, typeof LOAD_LIST_PARAMS>([
  {
    header: 'Planned',
    card: 'hidden',
    className: 'whitespace-nowrap',
    skeleton: 'h-3.5 w-12',
    sort: NEWEST_FIRST_SORT,
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDay(created_at)}</time>,
  },
  {
    header: 'Load',
    skeleton: 'w-40',
    cell: ({ title }, { open }) => (
      <RowTrigger className="line-clamp-2 wrap-anywhere md:min-w-36" onClick={open}>
        {title}
      </RowTrigger>
    ),
    detail: ({ equipment }) => <span className="line-clamp-1 wrap-anywhere">{equipment}</span>,
  },
  {
    header: 'Status',
    card: 'right',
    skeleton: 'h-5 w-16',
    cell: ({ status, start_override: override }) => (
      <span className="inline-flex flex-wrap gap-1">
        <LoadStatusBadge status={status} />
        <StartOverrideBadge override={override} />
      </span>
    ),
    filter: { param: 'status', label: 'Status', labels: LOAD_STATUS_BADGES },
  },
  {
    header: 'Route and days',
    card: 'line',
    skeleton: 'w-44',
    cell: ({ origin, destination }) => (
      <span className="line-clamp-2 wrap-anywhere md:min-w-40">
        {origin} <span className="text-subtle">to</span> {destination}
      </span>
    ),
    detail: (load) => formatSpan(daysOf(load)),
  },
  {
    header: 'Driver',
    card: 'line',
    skeleton: 'h-3.5 w-24',
    cell: ({ driver }) =>
      driver === null ? (
        <span className="text-subtle">No driver</span>
      ) : (
        <span className="line-clamp-2 wrap-anywhere md:min-w-20">{contactName(driver)}</span>
      ),
  },
  {
    header: 'Escorts',
    card: 'hidden',
    isNumeric: true,
    skeleton: 'ml-auto h-3.5 w-10',
    cell: EscortCount,
  },
]);
