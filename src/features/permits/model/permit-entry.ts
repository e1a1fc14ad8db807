import { amountQuestion, readCents } from '@domain/numbers/amount';
import { dayOf, type Day } from '@domain/time/day';
import { dayProblem } from '@domain/time/entered-day';
import { withoutInvisible } from '@domain/text/invisible';
import { formatFeet, isLonger, typedFeet } from '@domain/numbers/length';
import { readRows } from '@domain/text/parse-csv';
import { lengthProblem, parseLength } from '@domain/numbers/parse-length';
import { poundsProblem, readMaxPounds } from '@domain/numbers/read-pounds';
import { formatPounds } from '@domain/numbers/pounds';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { formatShortDay } from '@domain/time/day-text';
import { readDay } from '@domain/time/read-day';
import type { DeskPermit } from './permit-desk';

/** The columns of the entry grid, in order. */
export const ENTRY_FIELDS = [
  'permit_number',
  'kind',
  'valid_from',
  'valid_until',
  'max_width',
  'max_height',
  'max_length',
  'max_weight_lbs',
  'cost',
] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** Headings of the columns, and names of their fields after the state. */
export const ENTRY_LABELS: Record<EntryField, string> = {
  permit_number: 'Permit number',
  kind: 'Type',
  valid_from: 'Valid from',
  valid_until: 'Valid to',
  max_width: 'Width',
  max_height: 'Height',
  max_length: 'Length',
  max_weight_lbs: 'Gross, lb',
  cost: 'Cost, $',
};

/** A row of the grid as typed. */
export interface EntryRow {
  /** Made once per row, so that a retry can't save it twice. */
  id: string;
  permit: DeskPermit;
  texts: Record<EntryField, string>;
}

/** A row as `save_permits` takes it. */
export interface PermitEntry {
  id: string;
  leg_id: string;
  permit_number: string;
  kind: DeskPermit['kind'];
  valid_from: Day;
  valid_until: Day;
  max_width: number | null;
  max_height: number | null;
  max_length: number | null;
  max_weight_lbs: number | null;
  cost_cents: number | null;
}

/** The result of `save_permits` for a row. */
export interface SavedEntry {
  id: string;
  permit_id: string | null;
  problem: string | null;
}

const feetText = (feet: number | null) => (feet === null ? '' : typedFeet(feet));

/** An empty row, or for an amendment the existing permit with dates that cover its leg. */
export function entryRow(id: string, permit: DeskPermit): EntryRow {
  const isAmended = permit.permit_number !== null;
  const legDay = (iso: string | null) => (iso === null ? '' : dayOf(iso, permit.time_zone));
  return {
    id,
    permit,
    texts: {
      permit_number: permit.permit_number ?? '',
      kind: permit.kind,
      valid_from: isAmended ? earlierDay(permit.valid_from ?? '', legDay(permit.entry_at)) : '',
      valid_until: isAmended ? laterDay(permit.valid_until ?? '', legDay(permit.exit_at)) : '',
      max_width: feetText(permit.max_width),
      max_height: feetText(permit.max_height),
      max_length: feetText(permit.max_length),
      max_weight_lbs: permit.max_weight_lbs === null ? '' : String(permit.max_weight_lbs),
      cost: '',
    },
  };
}

const laterDay = (a: string, b: string) => (a > b ? a : b);
const earlierDay = (a: string, b: string) => (a === '' || (b !== '' && b < a) ? b : a);

/** True if nothing was typed into a row that had nothing. */
export const isBlank = ({ texts }: EntryRow): boolean =>
  ENTRY_FIELDS.every((field) => field === 'kind' || texts[field].trim() === '');

const KINDS: Record<string, DeskPermit['kind']> = {
  '': 'single_trip',
  single: 'single_trip',
  'single trip': 'single_trip',
  single_trip: 'single_trip',
  annual: 'annual',
  superload: 'superload',
};

/** A row to save, or the first thing that is wrong with it. */
export function readEntry({ id, permit, texts }: EntryRow, today: Day): PermitEntry | string {
  const number = withoutInvisible(texts.permit_number).trim();
  if (number === '') return 'Enter the permit number.';
  const kind = KINDS[texts.kind.trim().toLowerCase()];
  if (kind === undefined) return 'Type must be Single trip, Annual or Superload.';
  const [from, until] = [readDay(texts.valid_from, today), readDay(texts.valid_until, today)];
  if (from === null) return 'Enter the first day, for example 12/8.';
  if (until === null) return 'Enter the last day, for example 12/12.';
  const problem = dayProblem(from) ?? dayProblem(until);
  if (problem !== null) return problem;
  if (until < from) return `Ends ${formatShortDay(until)}, before it begins.`;
  const size: Record<string, number | null> = {};
  for (const field of ['max_width', 'max_height', 'max_length'] as const) {
    const text = texts[field].trim();
    const feet = text === '' ? null : parseLength(text);
    if (text !== '' && (feet === null || feet <= 0)) {
      return lengthProblem(
        `Enter the ${field.slice(4)} in feet and inches, for example 12-6.`,
        text,
      );
    }
    size[field] = feet;
  }
  const weight = texts.max_weight_lbs.trim() === '' ? null : readMaxPounds(texts.max_weight_lbs);
  if (Number.isNaN(weight)) {
    return poundsProblem(texts.max_weight_lbs, 'Enter the gross weight in pounds.');
  }
  const cents = readCents(texts.cost);
  if (cents !== null && !(cents >= 0)) {
    return amountQuestion(texts.cost) ?? 'Enter the cost in dollars, for example 135.50.';
  }
  if (permit.leg_id === null) return 'This state isn’t among the load’s legs. Add it first.';
  const entry = {
    id,
    leg_id: permit.leg_id,
    permit_number: number,
    kind,
    valid_from: from,
    valid_until: until,
    max_width: size['max_width'] ?? null,
    max_height: size['max_height'] ?? null,
    max_length: size['max_length'] ?? null,
    max_weight_lbs: weight,
    cost_cents: cents,
  };
  return legProblem(entry, permit) ?? entry;
}

/** Why a permit doesn't cover its leg, as `save_permits` says it; `null` if it does. */
function legProblem(entry: PermitEntry, permit: DeskPermit): string | null {
  const { entry_at: entryAt, exit_at: exitAt, time_zone: zone, weight_lbs: pounds } = permit;
  if (exitAt !== null && entry.valid_until < dayOf(exitAt, zone)) {
    return `Ends ${formatShortDay(entry.valid_until)}. Planned exit is ${formatLegTime(exitAt, zone)}.`;
  }
  if (entryAt !== null && entry.valid_from > dayOf(entryAt, zone)) {
    return `Begins ${formatShortDay(entry.valid_from)}. Planned entry is ${formatLegTime(entryAt, zone)}.`;
  }
  for (const axis of ['width', 'height', 'length'] as const) {
    const allowed = entry[`max_${axis}`];
    if (allowed !== null && isLonger(permit[axis], allowed)) {
      return `The load’s ${axis} of ${formatFeet(permit[axis])} is over the permitted ${formatFeet(allowed)}.`;
    }
  }
  const { max_weight_lbs: allowed } = entry;
  return allowed !== null && pounds !== null && pounds > allowed
    ? `The load weighs ${formatPounds(pounds)}; the permit allows ${formatPounds(allowed)}.`
    : null;
}

/**
 * Puts cells pasted from a spreadsheet into the rows from `row` and `field` on. A first column of states
 * puts each line into the row of its state instead.
 */
export function pasteCells(
  rows: readonly EntryRow[],
  at: { row: number; field: EntryField },
  text: string,
): EntryRow[] {
  const lines = Array.from(readRows(text, '\t'), (cells) =>
    cells.map((cell) => withoutInvisible(cell).trim().replaceAll(/\s+/gu, ' ')),
  ).filter((cells) => cells.some((cell) => cell !== ''));
  const isByState = lines.every(
    ([state = ''], index) => /^[A-Za-z]{2}$/u.test(state) && lines[index]?.[1] !== undefined,
  );
  const result = [...rows];
  for (const [index, cells] of lines.entries()) {
    const target = isByState
      ? result.findIndex(({ permit }) => permit.jurisdiction === cells[0]?.toUpperCase())
      : at.row + index;
    const row = result[target];
    if (row === undefined) continue;
    const fields = isByState ? ENTRY_FIELDS : ENTRY_FIELDS.slice(ENTRY_FIELDS.indexOf(at.field));
    const pasted = isByState ? cells.slice(1) : cells;
    const texts = { ...row.texts };
    for (const [column, cell] of pasted.entries()) {
      const field = fields[column];
      if (field !== undefined) texts[field] = cell;
    }
    result[target] = { ...row, texts };
  }
  return result;
}
