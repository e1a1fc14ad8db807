import type { LoadStatus } from '@domain/load-status';
import type { ListedLoad } from '@/features/loads/api/admin-loads';
import { personName } from '@/shared/lib/person-name';
import type { LOAD_LIST_PARAMS } from '@/features/loads/model/load-list-params';
import { pickupGroupTitle } from '@/features/loads/model/pickup-groups';
import {
  countEscorts,
  formatNeedCount,
  type NeedCount,
} from '@/features/loads/model/readiness/load-needs';
import { overrideReason } from '@/features/loads/model/readiness/start-problem';
import {
  formatLocalDate,
  formatLocalStamp,
  formatLocalTime,
  formatDay,
} from '@domain/time/moment-text';
import { NEWEST_FIRST_SORT } from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import { cn } from '@/shared/lib/cn';
import { LOAD_STATUS_BADGES, LoadStatusBadge } from '@/shared/loads/load-status-badge';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { StartOverrideBadge } from '../../start-override';
import { LeakedAmount } from './leaked-amount';
import { ListedLoadLink } from './listed-load-link';
import { ListReadiness, readinessText } from './list-readiness';

/** `2/3`, in red while an open load lacks one; a dash if none is needed. */
function countCell(count: NeedCount | null, word: string, status: LoadStatus) {
  if (count === null || count.needed === 0) return <span className="text-subtle">–</span>;
  const isShort = count.valid < count.needed && status !== 'delivered' && status !== 'cancelled';
  return (
    <span className={cn(isShort && 'font-semibold text-danger-text')}>
      <span>{`${String(count.valid)}/${String(count.needed)}`}</span>
      <span className="sr-only">{` ${word}`}</span>
    </span>
  );
}

const escortsCell = (load: ListedLoad) => countCell(countEscorts(load), 'confirmed', load.status);
const permitsCell = ({ permit_count: count, status }: ListedLoad) =>
  countCell(count, 'valid', status);

/** The columns of the loads list and of its CSV file. */
export const LOAD_LIST_COLUMNS = listColumns<ListedLoad, typeof LOAD_LIST_PARAMS>([
  {
    header: 'Pickup',
    card: 'line',
    skeleton: 'w-24',
    className: 'whitespace-nowrap',
    sort: { ascending: 'pickup', descending: 'latest_pickup' },
    cell: ({ pickup_at: at, pickup_time_zone: zone }) =>
      at === null ? (
        'Dates TBD'
      ) : (
        // On a tablet, a date of next year takes two lines.
        <time
          dateTime={at}
          className="md:max-xl:block md:max-xl:min-w-20 md:max-xl:whitespace-normal"
        >
          <span>{formatLocalDate(at, zone)}</span>{' '}
          <span className="text-xs text-subtle md:block">{formatLocalTime(at, zone)}</span>
        </time>
      ),
    csv: [
      { value: ({ pickup_at: at, pickup_time_zone: zone }) => formatLocalStamp(at, zone) },
      {
        header: 'Delivery',
        value: ({ delivery_at: at, delivery_time_zone: zone }) => formatLocalStamp(at, zone),
      },
      { header: 'Group', value: ({ group }) => (group === null ? null : pickupGroupTitle(group)) },
    ],
  },
  {
    header: 'Load',
    skeleton: 'w-40',
    cell: ({ id, number, title, equipment }, { open }) => (
      <span className="block md:min-w-28 xl:min-w-32 dense:-mt-0.75 dense:min-w-52">
        <RowTrigger className="min-h-6 wrap-anywhere" onClick={open}>
          {title}
        </RowTrigger>
        <span className="block text-xs wrap-anywhere text-subtle">
          <ListedLoadLink
            number={number}
            className="relative z-1 inline-block min-h-6 leading-6 font-semibold"
          />{' '}
          <span>{equipment}</span>
        </span>
        <LeakedAmount loadId={id} />
      </span>
    ),
    csv: [
      { header: 'Number', value: ({ number }) => number },
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
        value: ({ start_override: override }) => overrideReason(override),
      },
    ],
  },
  {
    header: 'Readiness',
    card: 'line',
    skeleton: 'h-3.5 w-40',
    cell: ListReadiness,
    csv: { value: (load) => readinessText(load) },
  },
  {
    header: 'Route',
    card: 'line',
    skeleton: 'w-44',
    cell: ({ origin, destination, delivery_at: at, delivery_time_zone: zone }) => (
      <span className="block wrap-anywhere md:min-w-24 xl:min-w-32 dense:min-w-44">
        <span>{origin}</span> <span className="text-subtle">to</span> <span>{destination}</span>
        {at !== null && (
          <span className="block text-xs text-subtle">{`delivers ${formatLocalDate(at, zone)}`}</span>
        )}
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
    cell: (load) => (
      <>
        {load.driver === null ? (
          <span className="text-subtle">No driver</span>
        ) : (
          <span className="block wrap-anywhere md:min-w-16 xl:min-w-20">
            {personName(load.driver)}
          </span>
        )}
        {/* Narrow lists have no columns for them. */}
        <span className="block text-xs text-subtle *:whitespace-nowrap xl:hidden">
          <span>Escorts {escortsCell(load)}</span> <span>Permits {permitsCell(load)}</span>
        </span>
      </>
    ),
    csv: { value: ({ driver }) => personName(driver) },
  },
  {
    header: 'Escorts',
    card: 'hidden',
    isNumeric: true,
    isWideOnly: 'xl',
    skeleton: 'ml-auto h-3.5 w-8',
    cell: escortsCell,
    csv: { header: 'Escorts confirmed', value: (load) => formatNeedCount(countEscorts(load)) },
  },
  {
    header: 'Permits',
    card: 'hidden',
    isNumeric: true,
    isWideOnly: 'xl',
    skeleton: 'ml-auto h-3.5 w-8',
    cell: permitsCell,
    csv: { header: 'Permits valid', value: ({ permit_count: count }) => formatNeedCount(count) },
  },
  {
    header: 'Created',
    card: 'hidden',
    className: 'whitespace-nowrap',
    skeleton: 'h-3.5 w-12',
    isWideOnly: true,
    sort: NEWEST_FIRST_SORT,
    csv: { value: ({ created_at }) => created_at },
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDay(created_at)}</time>,
  },
]);
