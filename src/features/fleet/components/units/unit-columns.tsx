import { formatFeet } from '@domain/numbers/length';
import { UNIT_KIND_NAMES } from '@domain/unit-kind';
import { formatLb } from '@domain/numbers/pounds';
import { listColumns } from '@/shared/console/list/list-column';
import { Badge } from '@/shared/ui/badge';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { formatShortSpan } from '@domain/time/day-text';
import type { Unit } from '../../model/unit';
import type { UNIT_LIST_PARAMS } from '../../model/unit-list-params';
import { bookedDays, outageDays } from '../../model/unit-times';

const nothing = <span className="text-subtle max-md:hidden">–</span>;

/** Badge with a unit's service status today. */
export function ServiceBadge({ unit }: { unit: Unit }) {
  return unit.is_out_of_service ? (
    <Badge tone="danger">Out of service</Badge>
  ) : (
    <Badge tone="ok">In service</Badge>
  );
}

const yearAndMake = ({ year_manufactured: year, make, model }: Unit) =>
  [year ?? '', make, model].join(' ').trim();

/** The columns of the list of units and of its CSV file. */
export const UNIT_COLUMNS = listColumns<Unit, typeof UNIT_LIST_PARAMS>([
  {
    header: 'Unit',
    skeleton: 'w-24',
    sort: { ascending: 'number', descending: 'number_down' },
    cell: ({ number }, { open }) => (
      <RowTrigger className="wrap-anywhere" onClick={open}>
        {number}
      </RowTrigger>
    ),
    detail: yearAndMake,
    csv: [
      { value: ({ number }) => number },
      { header: 'Make', value: ({ make }) => make },
      { header: 'Model', value: ({ model }) => model },
      { header: 'Year', value: ({ year_manufactured: year }) => year },
    ],
  },
  {
    header: 'Status',
    card: 'right',
    skeleton: 'h-5 w-20',
    filter: {
      param: 'service',
      label: 'Status',
      labels: { in: 'In service', out: 'Out of service' },
      allLabel: 'Any status',
    },
    cell: (unit) => <ServiceBadge unit={unit} />,
    detail: ({ next_outage: outage }) =>
      outage === null ? null : (
        <span className="wrap-anywhere">{`${outageDays(outage)}: ${outage.reason}`}</span>
      ),
    csv: [
      { value: (unit) => (unit.is_out_of_service ? 'Out of service' : 'In service') },
      {
        header: 'Outage',
        value: ({ next_outage: outage }) =>
          outage === null ? null : `${outageDays(outage)}: ${outage.reason}`,
      },
    ],
  },
  {
    header: 'Kind',
    card: 'line',
    skeleton: 'w-16',
    filter: { param: 'kind', label: 'Kind', labels: UNIT_KIND_NAMES },
    cell: ({ kind }) => UNIT_KIND_NAMES[kind],
    csv: { value: ({ kind }) => UNIT_KIND_NAMES[kind] },
  },
  {
    header: 'Axles',
    isNumeric: true,
    card: 'hidden',
    skeleton: 'ml-auto h-3.5 w-6',
    cell: ({ axles }) => axles,
    csv: { value: ({ axles }) => axles },
  },
  {
    header: 'Deck height',
    isNumeric: true,
    card: 'hidden',
    skeleton: 'ml-auto h-3.5 w-10',
    cell: ({ deck_height: feet }) => (feet === null ? nothing : formatFeet(feet)),
    csv: { header: 'Deck height (ft)', value: ({ deck_height: feet }) => feet },
  },
  {
    header: 'Tare',
    isNumeric: true,
    card: 'hidden',
    className: 'whitespace-nowrap',
    skeleton: 'ml-auto h-3.5 w-16',
    cell: ({ tare_lbs: lbs }) => formatLb(lbs),
    csv: [
      { header: 'Tare (lb)', value: ({ tare_lbs: lbs }) => lbs },
      { header: 'Capacity (lb)', value: ({ capacity_lbs: lbs }) => lbs },
      { header: 'License plate', value: ({ license_plate: plate }) => plate },
      { header: 'VIN', value: ({ vin }) => vin },
    ],
  },
  {
    header: 'Load',
    card: 'line',
    skeleton: 'w-40',
    cell: ({ next_load: load }) =>
      load === null ? (
        nothing
      ) : (
        <span className="wrap-anywhere">
          {`${load.status === 'in_transit' ? 'In transit: ' : 'Next: '}${load.title}`}
        </span>
      ),
    detail: ({ next_load: load }) => {
      const days = load && bookedDays(load);
      if (load === null) return null;
      return days === null ? 'Dates TBD' : formatShortSpan(days);
    },
    csv: { value: ({ next_load: load }) => load?.title ?? null },
  },
]);
