import { addDays, dayOf } from '@domain/time/day';
import { HOUR_MS, MINUTE_MS } from '@domain/time/duration';
import type { LegLimits } from './limit-types';
import { travelDay, type Span, type TravelDay, type TravelPlace } from './travel-day';

/** How fast and how long a truck drives, from the settings. */
export interface Pace {
  mph: number;
  /** Hours of driving between two rests. */
  hours: number;
}

export interface TravelLeg {
  id: string;
  /** `null` if they aren't known, so neither are times from here on. */
  miles: number | null;
  place: TravelPlace;
  limits: LegLimits;
}

export interface LegPlan {
  id: string;
  entry: number;
  exit: number;
  /** When the truck drives. */
  runs: Span[];
  /** How long it waits before the border until this leg is open; `null` if it doesn't. */
  wait: Span | null;
  /** From the day of entry to the day of exit. */
  days: TravelDay[];
  neededMinutes: number;
  /** Of all these days. */
  legalMinutes: number;
  /** Real time from entry to exit, also over a night when clocks change. */
  elapsedMinutes: number;
}

/** The rest that starts a new driving day. */
const REST_MS = 10 * HOUR_MS;
/** A leg that can't be driven in so many days has no plan. */
const MOST_DAYS = 60;

/** Where a truck is in its driving day. */
interface Shift {
  at: number;
  driven: number;
  lastRun: number | null;
}

const rested = (from: number): Shift => ({ at: from, driven: 0, lastRun: null });

function driveLeg(leg: TravelLeg, miles: number, start: Shift, pace: Pace) {
  const shift = { ...start };
  const most = pace.hours * HOUR_MS;
  const runs: Span[] = [];
  let left = Math.ceil((miles / pace.mph) * 60) * MINUTE_MS;
  const first = dayOf(start.at, leg.place.zone);
  for (let count = 0; count < MOST_DAYS; count += 1) {
    const { blocks } = travelDay(addDays(first, count), leg.place, leg.limits);
    for (const { kind, until, from } of blocks) {
      if (kind !== 'travel') continue;
      let now = Math.max(from, shift.at);
      while (now < until) {
        const restEnds = (shift.lastRun ?? -Infinity) + REST_MS;
        if (now >= restEnds) shift.driven = 0;
        else if (shift.driven >= most) {
          now = restEnds;
          continue;
        }
        const run = Math.min(left, most - shift.driven, until - now);
        const last = runs.at(-1);
        if (last?.until === now) last.until = now + run;
        else runs.push({ from: now, until: now + run });
        left -= run;
        now += run;
        shift.driven += run;
        shift.lastRun = now;
        shift.at = now;
        if (left <= 0) return { runs, shift };
      }
    }
  }
  return null;
}

function describe(leg: TravelLeg, miles: number, pace: Pace, way: Span, runs: Span[]) {
  const { zone } = leg.place;
  const days: TravelDay[] = [];
  const last = dayOf(way.until, zone);
  for (let day = dayOf(way.from, zone); day <= last; day = addDays(day, 1)) {
    days.push(travelDay(day, leg.place, leg.limits));
  }
  return {
    id: leg.id,
    entry: way.from,
    exit: way.until,
    runs,
    days,
    neededMinutes: Math.ceil((miles / pace.mph) * 60),
    legalMinutes: days.reduce((sum, { legalMinutes }) => sum + legalMinutes, 0),
    elapsedMinutes: Math.round((way.until - way.from) / MINUTE_MS),
  };
}

/**
 * The earliest legal times of legs that follow each other: the first is entered at `from`, and each other one as soon
 * as the truck has driven there and may move in it. Until then it parks before the border. `null` from the first leg
 * without miles on, or if a leg is never open.
 */
export function planTravel(
  legs: readonly TravelLeg[],
  from: number | null,
  pace: Pace,
): (LegPlan | null)[] {
  let shift = from === null ? null : rested(from);
  const plans: (LegPlan | null)[] = [];
  legs.forEach((leg, index) => {
    const drive =
      shift === null || leg.miles === null ? null : driveLeg(leg, leg.miles, shift, pace);
    const before = plans[index - 1];
    if (drive === null || leg.miles === null || shift === null) {
      shift = null;
      plans.push(null);
      return;
    }
    const opens = drive.runs[0]?.from ?? shift.at;
    const entry = index === 0 ? shift.at : opens;
    const way = { from: entry, until: drive.shift.at };
    const wait = opens > shift.at ? { from: shift.at, until: opens } : null;
    if (before !== undefined && before !== null && index > 0 && opens > before.exit) {
      const previous = legs[index - 1];
      if (previous?.miles != null) {
        plans[index - 1] = {
          ...before,
          ...describe(
            previous,
            previous.miles,
            pace,
            { from: before.entry, until: opens },
            before.runs,
          ),
        };
      }
    }
    plans.push({
      ...describe(leg, leg.miles, pace, way, drive.runs),
      wait: index === 0 ? null : wait,
    });
    shift = drive.shift;
  });
  return plans;
}

/** The earliest legal exit of one leg that is entered at a time; `null` if its miles aren't known. */
export function planFrom(leg: TravelLeg, entry: number, pace: Pace): LegPlan | null {
  return planTravel([leg], entry, pace)[0] ?? null;
}
