import type { EscortPosition } from '@contracts/load';
import type { Tables } from '@database';
import { formatPounds } from '@domain/numbers/pounds';
import { formatTime } from '@domain/time/moment-text';

/** Days of the week as permits store them, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When and where a permit allows no travel; times as `HH:MM`. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface isn't assignable to Json
export type Curfew = {
  days: Weekday[];
  from: string;
  until: string;
  /** May be empty. */
  where: string;
};

/** What a permit says besides its number, dates and size. */
export type PermitTerms = Pick<
  Tables<'load_permits'>,
  | 'authority_type'
  | 'authority'
  | 'jurisdiction'
  | 'trips'
  | 'axle_weights'
  | 'travel_days'
  | 'travel_from'
  | 'travel_until'
  | 'is_night_allowed'
  | 'curfews'
  | 'escorts'
>;

/** A permit as the crew reads it on the road. */
export type ConditionsPermit = PermitTerms &
  Pick<Tables<'load_permits'>, 'id' | 'permit_number' | 'route_text' | 'provisions'>;

const AUTHORITIES = {
  state: 'State',
  county: 'County',
  city: 'City',
  turnpike: 'Turnpike',
  bridge: 'Bridge',
  utility: 'Utility',
} as const;
export type AuthorityType = keyof typeof AUTHORITIES;
export const AUTHORITY_TYPES = Object.keys(AUTHORITIES) as AuthorityType[];
export const AUTHORITY_LABELS: Readonly<Record<string, string>> = AUTHORITIES;

/** `WA`, or `King County, WA`. */
export const authorityName = ({
  authority_type,
  authority,
  jurisdiction,
}: Pick<PermitTerms, 'authority_type' | 'authority' | 'jurisdiction'>): string =>
  authority_type === 'state' ? jurisdiction : `${authority}, ${jurisdiction}`;

const SHORT: Record<Weekday, string> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

/** `every day`, `Mon–Fri` or `Mon, Wed, Fri`. */
export function formatWeekdays(days: readonly string[]): string {
  const sorted = WEEKDAYS.filter((day) => days.includes(day));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (sorted.length === WEEKDAYS.length) return 'every day';
  const isRun = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === sorted.length - 1;
  return isRun && sorted.length > 2
    ? `${SHORT[first]}–${SHORT[last]}`
    : sorted.map((day) => SHORT[day]).join(', ');
}

/** `7:00 AM` of `07:00` or `07:00:00`; `midnight` at the end of a day. */
export const formatClock = (time: string): string =>
  time.startsWith('24:') ? 'midnight' : formatTime(`2026-01-01T${time.slice(0, 5)}:00Z`, 'UTC');

/** `Mon–Fri, 7:00 AM to 9:00 AM, Spokane`. */
export const formatCurfew = ({ days, from, until, where }: Curfew): string =>
  [formatWeekdays(days), `${formatClock(from)} to ${formatClock(until)}`, where]
    .filter(Boolean)
    .join(', ');

/** The curfews of a permit as the database checked them. */
export const curfewsOf = ({ curfews }: Pick<PermitTerms, 'curfews'>): readonly Curfew[] =>
  curfews as unknown as readonly Curfew[];

/** `Travel Mon–Fri, 6:30 AM to 4:30 PM`; `null` if the permit says neither days nor hours. */
export function travelText({
  travel_days: days,
  travel_from: from,
  travel_until: until,
}: Pick<PermitTerms, 'travel_days' | 'travel_from' | 'travel_until'>): string | null {
  const hours =
    from !== null && until !== null ? `${formatClock(from)} to ${formatClock(until)}` : '';
  const text = [days === null ? '' : formatWeekdays(days), hours].filter(Boolean).join(', ');
  return text === '' ? null : `Travel ${text}`;
}

const CARS: Record<EscortPosition, [string, string]> = {
  lead: ['lead car', 'lead cars'],
  chase: ['chase car', 'chase cars'],
  high_pole: ['high pole', 'high poles'],
  steer: ['steer car', 'steer cars'],
  police: ['police escort', 'police escorts'],
};

/** `lead car, 2 chase cars`. */
export function carsText(escorts: readonly EscortPosition[]): string {
  return (Object.keys(CARS) as EscortPosition[])
    .flatMap((position) => {
      const count = escorts.filter((escort) => escort === position).length;
      const [one, more] = CARS[position];
      return count === 0 ? [] : [count === 1 ? one : `${String(count)} ${more}`];
    })
    .join(', ');
}

/** One sentence per term that the permit states: hours, curfews, axle weights, pilot cars and trips. */
export function termLines(terms: PermitTerms): string[] {
  const { axle_weights: axles, trips, escorts } = terms;
  return [
    travelText(terms),
    terms.is_night_allowed ? 'Night travel allowed' : null,
    ...curfewsOf(terms).map((curfew) => `No travel ${formatCurfew(curfew)}`),
    axles === null ? null : `Axle groups, front to back: ${axles.map(formatPounds).join(', ')}`,
    escorts.length === 0 ? null : `Pilot cars: ${carsText(escorts)}`,
    trips === null ? null : `Good for ${trips === 1 ? '1 trip' : `${String(trips)} trips`}`,
  ].filter((line) => line !== null);
}
