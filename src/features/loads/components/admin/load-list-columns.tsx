import { NEWEST_FIRST_SORT } from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import { formatShortSpan } from '@/shared/lib/day';
import { formatDay } from '@/shared/lib/format-date';
import { Badge } from '@/shared/ui/badge';
import { RowTrigger } from '@/shared/ui/row-trigger';
import type { AdminLoad } from '../../api/admin-loads';
import { contactName } from '../../model/contact-name';
import { daysOf } from '../../model/load-days';
import type { LOAD_LIST_PARAMS } from '../../model/load-list-params';
import { canStartLater, toStartOverride } from '../../model/start-problem';
import { StartOverrideBadge } from '../start-override';
import { LOAD_STATUS_BADGES, LoadStatusBadge } from '../load-status-badge';

/** `2 of 3` escorts confirmed; declined ones don't count. */
function EscortCount({ escorts }: AdminLoad) {
  const asked = escorts.filter(({ status }) => status !== 'declined');
  const confirmed = asked.filter(({ status }) => status !== 'offered');
  if (asked.length === 0) return <span className="text-subtle">–</span>;
  return `${String(confirmed.length)} of ${String(asked.length)}`;
}

const countText = (problems: AdminLoad['problems']) =>
  problems.length === 1 ? '1 problem' : `${String(problems.length)} problems`;

/** `Ready`, the only problem or how many there are; null once the load has started. */
function readinessText({ status, problems }: AdminLoad): string | null {
  if (!canStartLater(status)) return null;
  const [first] = problems;
  if (first === undefined) return 'Ready';
  return problems.length === 1 ? first.problem : countText(problems);
}

/** The most characters that fit on two lines of the Readiness column. */
const SHORT = 28;

function Readiness(load: AdminLoad) {
  const text = readinessText(load);
  if (text === null) return <span className="text-subtle max-md:hidden">–</span>;
  if (load.problems.length === 0) return <Badge tone="ok">Ready</Badge>;
  return (
    <span
      className="block font-semibold wrap-anywhere text-warn md:min-w-20"
      title={load.problems.map(({ problem }) => `${problem}.`).join('\n')}
    >
      {text.length <= SHORT ? text : countText(load.problems)}
    </span>
  );
}

/** The loads list's columns, and those of its CSV file. */
export const LOAD_LIST_COLUMNS = listColumns<AdminLoad, typeof LOAD_LIST_PARAMS>([
  {
    header: 'Planned',
    card: 'hidden',
    className: 'whitespace-nowrap',
    skeleton: 'h-3.5 w-12',
    isWideOnly: true,
    sort: NEWEST_FIRST_SORT,
    csv: { value: ({ created_at }) => created_at },
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDay(created_at)}</time>,
  },
  {
    header: 'Load',
    skeleton: 'w-40',
    cell: ({ title, equipment }, { open }) => (
      // The equipment is beside the title if both fit, otherwise below it.
      <span className="flex flex-wrap items-baseline gap-x-2 max-md:block">
        <RowTrigger className="wrap-anywhere md:min-w-32" onClick={open}>
          {title}
        </RowTrigger>
        <span className="text-xs wrap-anywhere text-subtle max-md:block md:min-w-24 xl:min-w-52">
          {equipment}
        </span>
      </span>
    ),
    csv: [
      { value: ({ title }) => title },
      { header: 'Equipment', value: ({ equipment }) => equipment },
    ],
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
    csv: [
      { value: ({ status }) => LOAD_STATUS_BADGES[status].word },
      {
        header: 'Started anyway',
        value: ({ start_override: override }) => toStartOverride(override)?.reason ?? null,
      },
    ],
  },
  {
    header: 'Readiness',
    card: 'line',
    skeleton: 'h-3.5 w-20',
    cell: Readiness,
    csv: { value: (load) => readinessText(load) },
  },
  {
    header: 'Pickup',
    card: 'line',
    skeleton: 'w-24',
    className: 'whitespace-nowrap',
    sort: { ascending: 'pickup', descending: 'latest_pickup' },
    cell: (load) => {
      const days = daysOf(load);
      return days === null ? 'Dates TBD' : formatShortSpan(days);
    },
    csv: [
      { value: ({ pickup_at }) => pickup_at },
      { header: 'Delivery', value: ({ delivery_at }) => delivery_at },
    ],
  },
  {
    header: 'Route',
    card: 'line',
    skeleton: 'w-44',
    cell: ({ origin, destination }) => (
      <span className="block wrap-anywhere md:min-w-28 xl:min-w-36">
        {origin} <span className="text-subtle">to</span> {destination}
      </span>
    ),
    csv: [
      { header: 'Origin', value: ({ origin }) => origin },
      { header: 'Destination', value: ({ destination }) => destination },
    ],
  },
  {
    header: 'Driver',
    card: 'line',
    skeleton: 'h-3.5 w-24',
    cell: ({ driver }) =>
      driver === null ? (
        <span className="text-subtle">No driver</span>
      ) : (
        <span className="block wrap-anywhere md:min-w-20">{contactName(driver)}</span>
      ),
    csv: { value: ({ driver }) => (driver === null ? null : contactName(driver)) },
  },
  {
    header: 'Escorts',
    card: 'hidden',
    isNumeric: true,
    isWideOnly: true,
    skeleton: 'ml-auto h-3.5 w-10',
    cell: EscortCount,
  },
]);
