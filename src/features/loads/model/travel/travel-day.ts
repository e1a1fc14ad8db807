import { getTimes } from 'suncalc';
import { addDays, asDate, type Day } from '@domain/time/day';
import { MINUTE_MS } from '@domain/time/duration';
import { holidayOn } from '@domain/time/holidays';
import { fromLocalTime } from '@domain/time/zoned-time';
import {
  WEEKDAYS,
  type Closure,
  type HolidayLimit,
  type LegLimits,
  type TimeOfDay,
  type TravelHours,
} from './limit-types';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Where the windows of a leg are computed: its sun, clock and holidays. */
export interface TravelPlace {
  jurisdiction: string;
  zone: string;
  /** Its entry and exit. The sun of both counts, so that the whole leg is in daylight. */
  points: readonly Point[];
}

/** From one moment until another, in milliseconds. */
export interface Span {
  from: number;
  until: number;
}

/** A part of a day: legal to travel, or why not. */
export interface Block extends Span {
  kind: 'travel' | 'night' | 'curfew' | 'closed';
  /** The city of a curfew, or the holiday. */
  label: string;
}

export interface TravelDay extends Span {
  day: Day;
  /** In order, without gaps. */
  blocks: Block[];
  /** The hours of travel without closed days and curfews; `null` for day and night. */
  hours: Span | null;
  legalMinutes: number;
}

/** A clock time on a day. `24:00` is the next midnight. */
function atClock(day: Day, clock: string, zone: string): number {
  const local = clock.startsWith('24') ? `${addDays(day, 1)}T00:00` : `${day}T${clock.slice(0, 5)}`;
  return Date.parse(fromLocalTime(local, zone));
}

/** When a time of day is, at each of the points. Rounded to minutes towards less travel. */
function momentsOf(time: TimeOfDay, day: Day, { zone, points }: TravelPlace): number[] {
  if ('clock' in time) return [atClock(day, time.clock, zone)];
  const noon = new Date(atClock(day, '12:00', zone));
  return points.map(({ latitude, longitude }) => {
    const sun = getTimes(noon, latitude, longitude);
    const moment = sun[time.sun];
    if (moment !== null) {
      const round = time.sun === 'sunrise' ? Math.ceil : Math.floor;
      return (round(moment.getTime() / MINUTE_MS) + time.minutes) * MINUTE_MS;
    }
    // In the far north the sun doesn't set in summer, nor rise in winter.
    return atClock(
      day,
      (time.sun === 'sunrise') === (sun.alwaysUp === true) ? '00:00' : '24:00',
      zone,
    );
  });
}

/** The hours of a day. Hours that end before they start go over midnight. */
function spansOf(hours: TravelHours, day: Day, place: TravelPlace): Span[] {
  const [start, end] = [atClock(day, '00:00', place.zone), atClock(day, '24:00', place.zone)];
  if (hours === null) return [{ from: start, until: end }];
  const from = Math.max(...momentsOf(hours.from, day, place));
  const until = Math.min(...momentsOf(hours.until, day, place));
  if (from < until) return [{ from, until }];
  return 'clock' in hours.from
    ? [
        { from: start, until },
        { from, until: end },
      ]
    : [];
}

const weekdayOf = (day: Day) => WEEKDAYS[(asDate(day).getUTCDay() + 6) % 7] ?? 'mon';

function closedSpans({ days, from, until }: Closure, day: Day, zone: string): Span[] {
  if (!days.includes(weekdayOf(day))) return [];
  const [start, end] = [atClock(day, from, zone), atClock(day, until, zone)];
  if (start < end) return [{ from: start, until: end }];
  return [
    { from: atClock(day, '00:00', zone), until: end },
    { from: start, until: atClock(day, '24:00', zone) },
  ];
}

/** The holiday that closes a whole day; `null` if none does. */
function closingHoliday(day: Day, state: string, limit: HolidayLimit): string | null {
  const majorOn = (on: Day) => {
    const holiday = holidayOn(on, state);
    return holiday?.isMajor === true ? holiday.name : null;
  };
  const weekday = weekdayOf(day);
  const own = majorOn(day);
  if (own !== null || !limit.isWithWeekend) return own;
  const beside = { sat: [-1, 2], sun: [-2, 1] }[weekday as string] ?? [];
  return beside.map((days) => majorOn(addDays(day, days))).find((name) => name !== null) ?? null;
}

function holidayBlocks(
  day: Day,
  { jurisdiction, zone }: TravelPlace,
  limit: HolidayLimit,
): Block[] {
  if (!limit.isClosed) return [];
  const today = closingHoliday(day, jurisdiction, limit);
  const tomorrow = closingHoliday(addDays(day, 1), jurisdiction, limit);
  const until = atClock(day, '24:00', zone);
  if (today !== null) {
    return [{ kind: 'closed', label: today, from: atClock(day, '00:00', zone), until }];
  }
  return limit.isFromNoonBefore && tomorrow !== null
    ? [{ kind: 'closed', label: tomorrow, from: atClock(day, '12:00', zone), until }]
    : [];
}

const isIn = ({ from, until }: Span, moment: number) => from <= moment && moment < until;

/** When a load may travel on a day in the time zone of a leg. */
export function travelDay(day: Day, place: TravelPlace, limits: LegLimits): TravelDay {
  const { zone } = place;
  const [from, until] = [atClock(day, '00:00', zone), atClock(day, '24:00', zone)];
  const hours = limits.hours.map(({ value }) => spansOf(value, day, place));
  const shut: Block[] = [
    ...holidayBlocks(day, place, limits.holidays.value),
    ...limits.closedDays
      .flatMap(({ value }) => value)
      .flatMap((closure) => closedSpans(closure, day, zone))
      .map((span): Block => ({ ...span, kind: 'closed', label: '' })),
  ];
  const curfews = limits.curfews
    .filter(({ isOff }) => !isOff)
    .flatMap(({ value }) =>
      closedSpans(value, day, zone).map((span): Block => ({
        ...span,
        kind: 'curfew',
        label: value.where,
      })),
    );
  const edges = [
    from,
    until,
    ...[...hours.flat(), ...shut, ...curfews].flatMap((span) => [span.from, span.until]),
  ]
    .filter((edge) => edge >= from && edge <= until)
    .sort((a, b) => a - b);
  const blocks: Block[] = [];
  edges.slice(1).forEach((end, index) => {
    const start = edges[index] ?? end;
    if (start === end) return;
    const isDay = hours.every((spans) => spans.some((span) => isIn(span, start)));
    const found =
      shut.find((block) => isIn(block, start)) ??
      (isDay ? curfews.find((block) => isIn(block, start)) : undefined);
    const { kind, label } = found ?? { kind: isDay ? 'travel' : 'night', label: '' };
    const last = blocks.at(-1);
    if (last?.kind === kind && last.label === label) last.until = end;
    else blocks.push({ kind, label, from: start, until: end });
  });
  const open = limits.hours.every(({ value }) => value === null)
    ? null
    : hours.map((spans) => spans[0]);
  return {
    day,
    from,
    until,
    blocks,
    hours:
      open === null
        ? null
        : {
            from: Math.max(...open.map((span) => span?.from ?? until)),
            until: Math.min(...open.map((span) => span?.until ?? until)),
          },
    legalMinutes: Math.floor(
      blocks.reduce(
        (sum, block) => sum + (block.kind === 'travel' ? block.until - block.from : 0),
        0,
      ) / MINUTE_MS,
    ),
  };
}
