import type { Certainty } from '@assessment/rules';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Where a limit comes from. `ours` is our own default for what no permit and no rule says. */
export type LimitSource =
  | { kind: 'permit'; number: string | null }
  | { kind: 'rule'; certainty: Certainty }
  | { kind: 'dispatch' }
  | { kind: 'ours' };

/** A time of day: minutes after sunrise or sunset, or a clock time such as `16:00`. */
export type TimeOfDay = { sun: 'sunrise' | 'sunset'; minutes: number } | { clock: string };

/** From when until when a load may move on a day; `null` for day and night. */
export type TravelHours = { from: TimeOfDay; until: TimeOfDay } | null;

/** A part of some weekdays when a load may not move, from one clock time to another. */
export interface Closure {
  days: readonly Weekday[];
  from: string;
  /** `24:00` is the end of the day. */
  until: string;
}

/** A closure in traffic, mostly of one city. */
export interface Curfew extends Closure {
  where: string;
}

export interface HolidayLimit {
  isClosed: boolean;
  /** Whether it starts at noon on the day before. */
  isFromNoonBefore: boolean;
  /** Whether a weekend next to a holiday is closed too. */
  isWithWeekend: boolean;
}

/** A value and where it comes from. */
export interface Limit<Value> {
  value: Value;
  source: LimitSource;
}

export interface CurfewLimit extends Limit<Curfew> {
  /** Names it among the curfews of its leg, so that dispatch can turn it off. */
  key: string;
  /** Whether dispatch said that the leg doesn't go through it. */
  isOff: boolean;
}

/** A rule of the state word for word. */
export interface RuleNote {
  rule: TravelRuleName;
  text: string;
  certainty: Certainty;
  /** `unread`: the plan can't read it and uses our strictest value. `other`: another value on file. */
  use: 'read' | 'unread' | 'other';
}

/** When a load may move on a leg. All hours and closed days apply. */
export interface LegLimits {
  hours: readonly Limit<TravelHours>[];
  closedDays: readonly Limit<readonly Closure[]>[];
  holidays: Limit<HolidayLimit>;
  curfews: readonly CurfewLimit[];
  notes: readonly RuleNote[];
}

export const TRAVEL_RULES = [
  'daylight_only',
  'weekend_travel',
  'holiday_travel',
  'metro_curfew',
] as const;
export type TravelRuleName = (typeof TRAVEL_RULES)[number];

/** A travel rule on file, in the words of its source. */
export interface TravelRule {
  state: string;
  rule: TravelRuleName;
  value: string;
  certainty: Certainty;
  is_conflict: boolean;
}

/** What a permit says about when a load may move. `null` and no curfews: it says nothing. */
export interface PermitTravel {
  leg_id: string;
  /** `state` for the permit of the whole leg. Those of cities and others only add limits. */
  authority_type: string;
  permit_number: string | null;
  travel_days: readonly Weekday[] | null;
  /** Clock times such as `07:00`. */
  travel_from: string | null;
  travel_until: string | null;
  is_night_allowed: boolean;
  curfews: readonly Curfew[];
}

/** What dispatch changed about a leg's limits; empty if nothing. */
export interface TravelChanges {
  /** The same time twice is day and night. */
  from?: string;
  until?: string;
  closed_days?: readonly Weekday[];
  is_holiday_open?: boolean;
  /** The keys of curfews that the leg doesn't go through. */
  curfews_off?: readonly string[];
}

/** Feet and pounds; `null` for what we don't know, which counts as over every limit. */
export interface TravelSize {
  length: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
  isSuperload: boolean;
}
