import { readFigure, toPlain } from '@domain/numbers/read-number';
import { withoutInvisible } from '@domain/text/invisible';
import { LOAD_TIME_ZONES } from '@domain/time/time-zones';
import { fromLocalTime, isLocalTime, toLocalTime } from '@domain/time/zoned-time';
import type { LegToSave } from './leg-changes';

/** A leg as its fields hold it: planned times are local times in its zone. */
export type LegForm = Record<
  | 'jurisdiction'
  | 'entry_place'
  | 'exit_place'
  | 'road'
  | 'miles'
  | 'time_zone'
  | 'planned_entry_at'
  | 'planned_exit_at',
  string
>;
export type LegErrors = Partial<Record<keyof LegForm, string>>;

const local = (iso: string | null, zone: string) => (iso === null ? '' : toLocalTime(iso, zone));

/** A leg as its fields show it. */
export function toLegForm(leg: LegToSave): LegForm {
  return {
    jurisdiction: leg.jurisdiction,
    entry_place: leg.entry_place,
    exit_place: leg.exit_place,
    road: leg.road,
    miles: leg.miles === null ? '' : String(leg.miles),
    time_zone: leg.time_zone,
    planned_entry_at: local(leg.planned_entry_at, leg.time_zone),
    planned_exit_at: local(leg.planned_exit_at, leg.time_zone),
  };
}

const MOST_MILES = 5000;

/** Miles as typed: `null` for a blank, `undefined` if they can't be right. */
export function readMiles(typed: string): number | null | undefined {
  const text = toPlain(typed).replace(/ ?mi(?:les)?$/u, '');
  if (text === '') return null;
  const { value } = readFigure(text, { unit: 'mi', max: MOST_MILES, decimals: 0 });
  return Number.isInteger(value) && value >= 1 && value <= MOST_MILES ? value : undefined;
}

export const MILES_PROBLEM = 'Enter whole miles from 1 to 5,000.';

/** What was typed over a leg, or what is wrong with it. */
export function readLegForm(
  form: LegForm,
  before: LegToSave,
): { leg: LegToSave } | { errors: LegErrors } {
  const errors: LegErrors = {};
  const zone = LOAD_TIME_ZONES.find((known) => known === form.time_zone) ?? null;
  const miles = readMiles(form.miles);
  if (form.jurisdiction === '') errors.jurisdiction = 'Choose a state or province.';
  if (zone === null) errors.time_zone = 'Choose a time zone.';
  if (miles === undefined) errors.miles = MILES_PROBLEM;
  const read = (name: 'planned_entry_at' | 'planned_exit_at') => {
    if (form[name] === '' || zone === null) return null;
    // In fall an hour comes twice; a time that wasn't touched keeps its hour.
    const isSame = zone === before.time_zone && form[name] === local(before[name], zone);
    if (isSame) return before[name];
    if (isLocalTime(form[name])) return fromLocalTime(form[name], zone);
    errors[name] = 'Enter a date and a time.';
    return null;
  };
  const [entry, exit] = [read('planned_entry_at'), read('planned_exit_at')];
  if (entry !== null && exit !== null && Date.parse(exit) < Date.parse(entry)) {
    errors.planned_exit_at = 'Exit is before entry.';
  }
  if (zone === null || miles === undefined || Object.keys(errors).length > 0) return { errors };
  const tidy = (text: string) => withoutInvisible(text).trim();
  return {
    leg: {
      id: before.id,
      jurisdiction: form.jurisdiction,
      entry_place: tidy(form.entry_place),
      exit_place: tidy(form.exit_place),
      road: tidy(form.road),
      miles,
      miles_is_estimate: before.miles_is_estimate && miles === before.miles,
      time_zone: zone,
      planned_entry_at: entry,
      planned_exit_at: exit,
      travel: before.travel,
    },
  };
}
