import { dollars } from '@domain/numbers/amount';
import { formatFeet } from '@domain/numbers/length';
import { formatPounds } from '@domain/numbers/pounds';
import { formatFullDay } from '@domain/time/day-text';
import type { EscortPosition, PermitStatus } from '@contracts/load';
import { KIND_LABELS, PERMIT_BADGES } from '@/features/loads/model/permit-labels';
import { ENTRY_LABELS } from './permit-entry';
import {
  AUTHORITY_LABELS,
  carsText,
  formatClock,
  formatCurfew,
  formatWeekdays,
} from './permit-terms';
import type { Curfew } from './permit-terms';

/** The changed fields of a permit, by column. */
export type RevisedFields = Readonly<Record<string, unknown>>;

interface Field {
  label: string;
  format: (value: never) => string;
}

const asText = (value: string | number) => String(value);

/** Every column that revisions log, in the order of the entry grid. */
const FIELDS: Readonly<Record<string, Field>> = {
  status: { label: 'Status', format: (status: PermitStatus) => PERMIT_BADGES[status].word },
  permit_number: { label: ENTRY_LABELS.permit_number, format: asText },
  authority_type: { label: 'Authority', format: (type: string) => AUTHORITY_LABELS[type] ?? type },
  authority: { label: 'Name of the authority', format: asText },
  kind: { label: ENTRY_LABELS.kind, format: (kind: keyof typeof KIND_LABELS) => KIND_LABELS[kind] },
  valid_from: { label: ENTRY_LABELS.valid_from, format: formatFullDay },
  valid_until: { label: ENTRY_LABELS.valid_until, format: formatFullDay },
  time_zone: { label: 'Time zone', format: asText },
  max_width: { label: ENTRY_LABELS.max_width, format: formatFeet },
  max_height: { label: ENTRY_LABELS.max_height, format: formatFeet },
  max_length: { label: ENTRY_LABELS.max_length, format: formatFeet },
  max_weight_lbs: { label: 'Gross weight', format: formatPounds },
  cost_cents: { label: 'Cost', format: dollars },
  currency: { label: 'Currency', format: asText },
  trips: { label: ENTRY_LABELS.trips, format: asText },
  axle_weights: {
    label: 'Axle weights',
    format: (pounds: number[]) => pounds.map(formatPounds).join(', '),
  },
  travel_days: { label: 'Travel days', format: formatWeekdays },
  travel_from: { label: 'Travel from', format: formatClock },
  travel_until: { label: 'Travel until', format: formatClock },
  is_night_allowed: {
    label: ENTRY_LABELS.night,
    format: (isAllowed: boolean) => (isAllowed ? 'Allowed' : 'Not stated'),
  },
  curfews: {
    label: ENTRY_LABELS.curfews,
    format: (curfews: Curfew[]) => curfews.map(formatCurfew).join('\n'),
  },
  escorts: {
    label: ENTRY_LABELS.escorts,
    format: (escorts: EscortPosition[]) => carsText(escorts),
  },
  route_text: { label: ENTRY_LABELS.route_text, format: asText },
  provisions: { label: ENTRY_LABELS.provisions, format: asText },
};

/** What a permit said in one field before and after a change; `Blank` if nothing. */
export interface RevisedField {
  field: string;
  label: string;
  from: string;
  to: string;
}

function textOf({ format }: Field, value: unknown): string {
  const text = value === null || value === undefined ? '' : format(value as never);
  return text === '' ? 'Blank' : text;
}

/** The fields that a revision changed, in the order of the entry grid. */
export const revisedFields = (before: RevisedFields, after: RevisedFields): RevisedField[] =>
  Object.entries(FIELDS)
    .filter(([field]) => field in before || field in after)
    .map(([field, shown]) => ({
      field,
      label: shown.label,
      from: textOf(shown, before[field]),
      to: textOf(shown, after[field]),
    }));
