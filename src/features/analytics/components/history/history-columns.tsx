import { EVENT_LABELS, eventLabel } from '@contracts/tracking';
import { CREATED_COLUMN, createdDay, createdTime } from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import { formatVisitorNumber } from '@/shared/lib/format-visitor-number';
import { RowTrigger } from '@/shared/ui/row-trigger';
import type { HistoryEvent } from '../../api/history';
import { eventProperty } from '../../model/event-property';
import type { HISTORY_LIST_PARAMS } from '../../model/history-list-params';
import { PERIOD_LABELS } from '../../model/period';

/** The event history's columns. */
export const HISTORY_COLUMNS = listColumns<HistoryEvent, typeof HISTORY_LIST_PARAMS>([
  {
    ...CREATED_COLUMN,
    header: 'Time',
    filter: { param: 'period', label: 'Period', labels: PERIOD_LABELS },
  },
  {
    header: 'Event',
    className: 'md:w-44',
    skeleton: 'w-28',
    filter: {
      param: 'name',
      label: 'Event',
      isSelect: true,
      allLabel: 'All events',
      labels: EVENT_LABELS,
    },
    cell: (event, { open }) => (
      <>
        <RowTrigger onClick={open}>{eventLabel(event.event_name)}</RowTrigger>
        <span className="block text-xs text-subtle md:hidden">
          {createdDay(event)}
          <span>{`, ${createdTime(event)}`}</span>
        </span>
      </>
    ),
  },
  {
    header: 'Page',
    card: 'line',
    className: 'max-md:order-last',
    skeleton: 'w-64',
    cell: ({ page }) => <span className="line-clamp-1 wrap-anywhere">{page}</span>,
    detail: (event) => (
      <span className="line-clamp-1 wrap-anywhere">{eventProperty(event, 'page_title')}</span>
    ),
  },
  {
    header: 'Visitor',
    card: 'right',
    className: 'tabular-nums md:w-40',
    skeleton: 'w-24',
    cell: ({ visitor_id }) => visitor_id !== null && formatVisitorNumber(Number(visitor_id)),
    detail: ({ device }) => device,
  },
]);
