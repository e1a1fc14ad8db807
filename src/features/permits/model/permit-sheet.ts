import { countOf } from '@domain/numbers/counts';
import { stateName } from '@domain/places/states';
import { daysBetween } from '@domain/time/day';
import {
  ENTRY_LABELS,
  legDays,
  type EntryField,
  type EntryRow,
  type SheetPermit,
} from './permit-entry';

/** `This leg takes 4 days. A Washington permit lasts 3 (one source).` `null` if it lasts long enough. */
export function durationWarning(permit: SheetPermit): string | null {
  const { first, last } = legDays(permit);
  if (first === '' || last === '' || permit.lasts === null || permit.kind === 'annual') return null;
  const days = daysBetween(first, last) + 1;
  if (days <= permit.lasts.days) return null;
  const state = stateName(permit.jurisdiction);
  return `This leg takes ${countOf(days, 'day')}. ${/^[AEIO]/u.test(state) ? 'An' : 'A'} ${state} permit lasts ${String(permit.lasts.days)} (${certaintyText(permit.lasts)}).`;
}

const CERTAINTY: Record<string, string> = {
  A: 'official source',
  B: 'two sources agree',
  C: 'one source',
};

const certaintyText = ({ certainty }: NonNullable<SheetPermit['lasts']>) =>
  CERTAINTY[certainty] ?? 'one source';

/** `Validity proposed: 3 days from the planned entry (one source).` `null` once the permit has dates. */
export const proposalText = (permit: SheetPermit): string | null =>
  permit.lasts === null || permit.permit_number !== null || permit.entry_at === null
    ? null
    : `Validity proposed: ${countOf(permit.lasts.days, 'day')} from the planned entry (${certaintyText(permit.lasts)}).`;

/** Names in a list, without units. */
const NAMES: Partial<Record<EntryField, string>> = {
  max_weight_lbs: 'Gross weight',
  axle_weights: 'Axle weights',
};

/** The fields that are still empty, and the file. None of them has to be filled in to save. */
export const missingFields = ({ texts, permit }: EntryRow): string[] => [
  ...(
    [
      'permit_number',
      'max_weight_lbs',
      'axle_weights',
      'travel',
      'route_text',
      'provisions',
    ] as const
  )
    .filter((field) => texts[field].trim() === '')
    .map((field) => NAMES[field] ?? ENTRY_LABELS[field]),
  ...(texts.cost.trim() === '' && permit.cost_cents === null ? ['Cost'] : []),
  ...(permit.has_file ? [] : ['File']),
];
