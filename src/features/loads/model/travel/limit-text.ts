import { formatTime } from '@domain/time/moment-text';
import { joinList } from '@domain/text/join-list';
import {
  WEEKDAYS,
  type Closure,
  type Curfew,
  type HolidayLimit,
  type LimitSource,
  type TimeOfDay,
  type TravelHours,
  type TravelRuleName,
  type Weekday,
} from './limit-types';

/** `7:00 AM` for `07:00`, `midnight` for `24:00`. */
export const clockText = (clock: string): string =>
  clock.startsWith('24')
    ? 'midnight'
    : formatTime(`2000-01-01T${clock}:00Z`, 'UTC').replace(/\u202f/gu, ' ');

const NAMES: Record<Weekday, string> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};
/** `Mon`. */
export const weekdayName = (day: Weekday): string => NAMES[day];

/** `every day`, `Mon to Fri`, or `Sat and Sun`. */
function daysText(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return 'every day';
  if (WEEKDAYS.slice(0, 5).every((day) => days.includes(day)) && days.length === 5)
    return 'Mon to Fri';
  return joinList(days.map(weekdayName));
}

function timeText(time: TimeOfDay): string {
  if ('clock' in time) return clockText(time.clock);
  const { sun, minutes } = time;
  if (minutes === 0) return sun;
  return `${String(Math.abs(minutes))} min ${minutes < 0 ? 'before' : 'after'} ${sun}`;
}

/** `30 min before sunrise to 30 min after sunset`, or `Day and night`. */
export function hoursText(hours: TravelHours): string {
  if (hours === null) return 'Day and night';
  const text = `${timeText(hours.from)} to ${timeText(hours.until)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Closed Sat after 12:00 PM and Sun`, or `Open every day`. */
export function closedDaysText(closures: readonly Closure[]): string {
  if (closures.length === 0) return 'Open every day';
  const parts = closures.map(({ days, from }) =>
    from === '00:00' ? daysText(days) : `${daysText(days)} after ${clockText(from)}`,
  );
  return `Closed ${joinList(parts)}`;
}

/** `Closed on major holidays and from noon the day before`. */
export function holidaysText({ isClosed, isFromNoonBefore, isWithWeekend }: HolidayLimit): string {
  if (!isClosed) return 'Open on holidays';
  return `Closed on ${joinList([
    'major holidays',
    ...(isWithWeekend ? ['their weekends'] : []),
    ...(isFromNoonBefore ? ['from noon the day before'] : []),
  ])}`;
}

/** `Spokane, 7:00 AM to 9:00 AM, Mon to Fri`. */
export const curfewText = ({ where, from, until, days }: Curfew): string =>
  [where, `${clockText(from)} to ${clockText(until)}`, daysText(days)]
    .filter((part) => part !== '')
    .join(', ');

const CERTAINTIES = {
  A: 'law or state page',
  B: 'two sources agree',
  C: 'one source',
} as const;

/** `Permit WA-1`, `Rule B: two sources agree`, `Set by dispatch` or `Our default`. */
export function sourceText(source: LimitSource): string {
  if (source.kind === 'permit') return `Permit ${source.number ?? 'without a number'}`;
  if (source.kind === 'rule') return `Rule ${source.certainty}: ${CERTAINTIES[source.certainty]}`;
  return source.kind === 'dispatch' ? 'Set by dispatch' : 'Our default';
}

/** What a rule is about. */
export const RULE_TOPICS: Record<TravelRuleName, string> = {
  daylight_only: 'Daylight',
  weekend_travel: 'Weekends',
  holiday_travel: 'Holidays',
  metro_curfew: 'Curfews',
};
