import { amountQuestion, readCents } from '@domain/numbers/amount';
import { formatCount } from '@domain/numbers/counts';
import { addDays, dayOf, type Day } from '@domain/time/day';
import { dayProblem } from '@domain/time/entered-day';
import { withoutInvisible } from '@domain/text/invisible';
import { formatFeet, isLonger, typedFeet } from '@domain/numbers/length';
import { lengthProblem, parseLength } from '@domain/numbers/parse-length';
import { poundsProblem, readMaxPounds } from '@domain/numbers/read-pounds';
import { formatPounds } from '@domain/numbers/pounds';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { formatShortDay } from '@domain/time/day-text';
import { readDay } from '@domain/time/read-day';
import type { DeskPermit } from './permit-desk';
import { carsText, type Curfew, type PermitTerms } from './permit-terms';
import {
  curfewsToType,
  readAxleWeights,
  readCurfews,
  readEscorts,
  readTravel,
  travelToType,
} from './permit-texts';

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
  'trips',
  'axle_weights',
  'travel',
  'night',
  'curfews',
  'escorts',
  'route_text',
  'provisions',
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
  trips: 'Trips',
  axle_weights: 'Axle weights, lb',
  travel: 'Days and hours',
  night: 'Night travel',
  curfews: 'Curfews',
  escorts: 'Pilot cars',
  route_text: 'Route text',
  provisions: 'Provisions',
};

/** What the grid says about a permit besides the desk: its terms, and how long one lasts there. */
export interface SheetPermit extends DeskPermit, Omit<PermitTerms, 'authority_type' | 'authority'> {
  /** Once it was issued, a change needs a reason. */
  issued_at: string | null;
  provisions: string;
  /** Of its dates; `null` for the zone of the leg. */
  permit_zone: string | null;
  cost_cents: number | null;
  has_file: boolean;
  /** Calendar days that a permit of the state lasts by its rules, and how certain that is. */
  lasts: { days: number; certainty: string } | null;
}

/** A row of the grid as typed. */
export interface EntryRow {
  /** Made once per row, so that a retry can't save it twice. */
  id: string;
  permit: SheetPermit;
  texts: Record<EntryField, string>;
  /** Why it changes after issue. */
  reason: string;
}

/** A row as `save_permits` takes it. */
export interface PermitEntry extends Omit<PermitTerms, 'jurisdiction' | 'curfews'> {
  id: string;
  leg_id: string;
  curfews: Curfew[];
  route_text: string;
  provisions: string;
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

/** The leg's first and last day in the zone of the permit's dates; `''` while they're TBD. */
export function legDays({ entry_at: entry, exit_at: exit, permit_zone, time_zone }: SheetPermit) {
  const zone = permit_zone ?? time_zone;
  return {
    first: entry === null ? '' : dayOf(entry, zone),
    last: exit === null ? '' : dayOf(exit, zone),
  };
}

/** A row with what is on file. A new permit's dates start with its leg and last as long as the state's rules say. */
export function entryRow(id: string, permit: SheetPermit): EntryRow {
  const isAmended = permit.permit_number !== null;
  const { first, last } = legDays(permit);
  const proposed =
    first === '' || permit.lasts === null ? '' : addDays(first, permit.lasts.days - 1);
  return {
    id,
    permit,
    reason: '',
    texts: {
      permit_number: permit.permit_number ?? '',
      kind: permit.kind,
      valid_from: isAmended ? earlierDay(permit.valid_from ?? '', first) : proposed && first,
      valid_until: isAmended ? laterDay(permit.valid_until ?? '', last) : proposed,
      max_width: feetText(permit.max_width),
      max_height: feetText(permit.max_height),
      max_length: feetText(permit.max_length),
      max_weight_lbs: permit.max_weight_lbs === null ? '' : String(permit.max_weight_lbs),
      cost: '',
      trips: permit.trips === null ? '' : String(permit.trips),
      axle_weights: permit.axle_weights?.map(formatCount).join(' / ') ?? '',
      travel: travelToType(permit),
      night: permit.is_night_allowed ? 'yes' : '',
      curfews: curfewsToType(permit),
      escorts: carsText(permit.escorts),
      route_text: permit.route_text,
      provisions: permit.provisions,
    },
  };
}

const laterDay = (a: string, b: string) => (a > b ? a : b);
const earlierDay = (a: string, b: string) => (a === '' || (b !== '' && b < a) ? b : a);

/** True if nothing was typed into a row of a permit that isn't issued yet. */
export const isBlank = ({ id, permit, texts }: EntryRow): boolean => {
  const start = entryRow(id, permit).texts;
  return (
    permit.permit_number === null &&
    ENTRY_FIELDS.every((field) => texts[field].trim() === start[field].trim())
  );
};

const KINDS: Record<string, DeskPermit['kind']> = {
  '': 'single_trip',
  single: 'single_trip',
  'single trip': 'single_trip',
  single_trip: 'single_trip',
  annual: 'annual',
  superload: 'superload',
};

/** The kind that a text names, such as `Single trip`. */
export const readKind = (text: string): DeskPermit['kind'] | undefined =>
  KINDS[text.trim().toLowerCase()];

/** A row to save, or the first thing that is wrong with it. */
export function readEntry(
  { id, permit, texts, reason }: EntryRow,
  today: Day,
): PermitEntry | string {
  const number = withoutInvisible(texts.permit_number).trim();
  if (number === '') return 'Enter the permit number.';
  const kind = readKind(texts.kind);
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
  const terms = readTerms(texts);
  if (typeof terms === 'string') return terms;
  if (permit.issued_at !== null && reason.trim() === '') return 'Enter why this permit changes.';
  const entry = {
    ...terms,
    authority_type: permit.authority_type,
    authority: permit.authority,
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
  // The database checks a change of an issued permit: it may be about something else than its leg.
  return permit.issued_at === null ? (legProblem(entry, permit) ?? entry) : entry;
}

/** What the texts say besides number, dates, size and cost, or the first thing that can't be read. */
function readTerms(texts: EntryRow['texts']) {
  const trips = texts.trips.trim();
  if (!/^\d{0,3}$/u.test(trips) || trips === '0')
    return 'Enter the number of trips, or leave it blank.';
  const axleWeights = readAxleWeights(texts.axle_weights);
  if (axleWeights === undefined) return 'Enter pounds per axle group, for example 13,400 / 46,000.';
  const travel = readTravel(texts.travel);
  if (travel === undefined) return 'Enter days and hours, for example Mon–Fri, 6:30 AM to 4:30 PM.';
  const curfews = readCurfews(texts.curfews);
  if (curfews === undefined)
    return 'Enter one curfew per line, for example Mon–Fri, 7–9 AM, Spokane.';
  const escorts = readEscorts(texts.escorts);
  if (escorts === undefined) return 'Enter pilot cars, for example lead car, 2 chase cars.';
  return {
    trips: trips === '' ? null : Number(trips),
    axle_weights: axleWeights,
    ...travel,
    is_night_allowed: texts.night !== '',
    curfews,
    escorts,
    route_text: texts.route_text.trim(),
    provisions: texts.provisions.trim(),
  };
}

/** Why a permit doesn't cover its leg, as `save_permits` says it; `null` if it does. */
function legProblem(entry: PermitEntry, permit: SheetPermit): string | null {
  const { entry_at: entryAt, exit_at: exitAt, weight_lbs: pounds } = permit;
  const zone = permit.permit_zone ?? permit.time_zone;
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
