import type { CsvColumn } from '@domain/text/write-csv';
import { PERMIT_BADGES, KIND_LABELS } from '@/features/loads/model/permit-labels';
import { formatLocalStamp } from '@domain/time/moment-text';
import { AUTHORITY_LABELS } from '@/features/permits/model/permit-terms';
import {
  DESK_GROUP_TITLES,
  type DeskGroup,
  type DeskPermit,
} from '@/features/permits/model/permit-desk';

/** An unknown size is 0 in the database. */
const orEmpty = (feet: number | null) => (feet === 0 ? null : feet);

/** The columns of the permit desk's CSV file. */
export const PERMIT_CSV_COLUMNS: readonly CsvColumn<DeskPermit>[] = [
  { header: 'Group', value: ({ desk_group: group }) => DESK_GROUP_TITLES[group as DeskGroup] },
  { header: 'Apply by', value: ({ apply_by: day }) => day },
  { header: 'Lead time', value: ({ lead_reason: reason }) => reason },
  { header: 'State', value: ({ jurisdiction }) => jurisdiction },
  {
    header: 'Authority',
    value: ({ authority_type: type, authority }) =>
      [AUTHORITY_LABELS[type], authority].filter(Boolean).join(' '),
  },
  { header: 'Load', value: ({ load_number: number }) => number },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Kind', value: ({ kind }) => KIND_LABELS[kind] },
  { header: 'Superload', value: ({ is_superload: isSuperload }) => (isSuperload ? 'Yes' : 'No') },
  { header: 'Status', value: ({ status }) => PERMIT_BADGES[status].word },
  { header: 'Permit number', value: ({ permit_number: number }) => number },
  { header: 'Applied', value: ({ applied_on }) => applied_on },
  { header: 'Valid from', value: ({ valid_from }) => valid_from },
  { header: 'Valid until', value: ({ valid_until }) => valid_until },
  {
    header: 'Planned entry',
    value: ({ entry_at: at, time_zone: zone }) => formatLocalStamp(at, zone),
  },
  {
    header: 'Planned exit',
    value: ({ exit_at: at, time_zone: zone }) => formatLocalStamp(at, zone),
  },
  { header: 'Enters at', value: ({ entry_place: place }) => place },
  { header: 'Exits at', value: ({ exit_place: place }) => place },
  { header: 'Load width (ft)', value: ({ width }) => orEmpty(width) },
  { header: 'Load height (ft)', value: ({ height }) => orEmpty(height) },
  { header: 'Load length (ft)', value: ({ length }) => orEmpty(length) },
  { header: 'Gross weight (lb)', value: ({ weight_lbs: pounds }) => pounds },
  { header: 'Permitted width (ft)', value: ({ max_width: feet }) => feet },
  { header: 'Permitted height (ft)', value: ({ max_height: feet }) => feet },
  { header: 'Permitted length (ft)', value: ({ max_length: feet }) => feet },
  { header: 'Permitted weight (lb)', value: ({ max_weight_lbs: pounds }) => pounds },
];
