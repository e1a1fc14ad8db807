import {
  WEEKDAYS,
  type Closure,
  type Curfew,
  type CurfewLimit,
  type LegLimits,
  type Limit,
  type LimitSource,
  type PermitTravel,
  type RuleNote,
  type TravelChanges,
  type TravelHours,
  type TravelRule,
  type TravelRuleName,
  type TravelSize,
} from './limit-types';
import {
  NO_WEEKEND,
  readCurfews,
  readDaylight,
  readHolidays,
  readWeekend,
  STRICTEST_HOLIDAYS,
  sunHours,
  WIDEST_CURFEW,
} from './read-rules';

/** Half an hour before sunrise to half an hour after sunset: what most states and permits mean by daylight. */
const DAYLIGHT = sunHours(-30, 30);
/** The shortest daylight on file, for a state whose rule we can't read. */
const SHORTEST_DAYLIGHT = sunHours(30, -30);
const OURS: LimitSource = { kind: 'ours' };

interface LimitInput {
  jurisdiction: string;
  /** Whether the load is over legal size or weight. Other loads may move day and night. */
  isOversize: boolean;
  size: TravelSize;
  /** Of all states. */
  rules: readonly TravelRule[];
  /** Of the leg. */
  permits: readonly PermitTravel[];
  changes: TravelChanges;
}

/** Names a curfew: `Spokane 07:00-09:00 mon tue wed thu fri`. */
export const curfewKey = ({ where, from, until, days }: Curfew): string =>
  [where, `${from}-${until}`, ...days]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 200);

const fromPermit = ({ permit_number: number }: PermitTravel): LimitSource => ({
  kind: 'permit',
  number,
});

const isOfState = ({ authority_type: type }: PermitTravel) => type === 'state';

/**
 * When a load may move on a leg: what dispatch set, else what the permits say, else the state's rules, else our own
 * careful default.
 */
export function legLimits(input: LimitInput): LegLimits {
  const { jurisdiction, isOversize, permits, changes } = input;
  const rules = input.rules.filter(({ state }) => state === jurisdiction);
  if (!isOversize && permits.length === 0) {
    return {
      hours: [{ value: null, source: OURS }],
      closedDays: [],
      holidays: {
        value: { isClosed: false, isFromNoonBefore: false, isWithWeekend: false },
        source: OURS,
      },
      curfews: [],
      notes: [],
    };
  }
  const reading = <Value>(
    rule: TravelRuleName,
    read: (text: string, size: TravelSize) => Value | undefined,
    strictest: Value,
    missing: Value,
  ): Limit<Value> => {
    const used = rules.find((row) => row.rule === rule && !row.is_conflict);
    if (used === undefined) return { value: missing, source: OURS };
    const value = read(used.value, input.size);
    return value === undefined
      ? { value: strictest, source: OURS }
      : { value, source: { kind: 'rule', certainty: used.certainty } };
  };
  const curfews = curfewsOf(permits, reading('metro_curfew', readCurfews, WIDEST_CURFEW, []));
  return {
    hours: hoursOf(input, reading('daylight_only', readDaylight, SHORTEST_DAYLIGHT, DAYLIGHT)),
    closedDays: closedDaysOf(input, reading('weekend_travel', readWeekend, NO_WEEKEND, NO_WEEKEND)),
    holidays:
      changes.is_holiday_open === undefined
        ? reading('holiday_travel', readHolidays, STRICTEST_HOLIDAYS, STRICTEST_HOLIDAYS)
        : {
            value: { ...STRICTEST_HOLIDAYS, isClosed: !changes.is_holiday_open },
            source: { kind: 'dispatch' },
          },
    curfews: curfews.map(({ value, source }) => {
      const key = curfewKey(value);
      return { value, source, key, isOff: changes.curfews_off?.includes(key) === true };
    }),
    notes: rules.map((row) => noteOf(row, input.size)),
  };
}

function hoursOf(
  { permits, changes: { from, until } }: LimitInput,
  rule: Limit<TravelHours>,
): LegLimits['hours'] {
  if (from !== undefined && until !== undefined) {
    const value = from === until ? null : { from: { clock: from }, until: { clock: until } };
    return [{ value, source: { kind: 'dispatch' } }];
  }
  const stated = (permit: PermitTravel): Limit<TravelHours>[] => {
    const { travel_from: start, travel_until: end } = permit;
    const source = fromPermit(permit);
    if (start !== null && end !== null) {
      return [{ value: { from: { clock: start }, until: { clock: end } }, source }];
    }
    return permit.is_night_allowed ? [{ value: null, source }] : [];
  };
  const own = permits.filter(isOfState);
  const hours = own.flatMap(stated);
  // A permit that doesn't allow nights is for daylight, even where the rule has no limit.
  const [permit] = own;
  const silent =
    permit !== undefined && rule.value === null
      ? { value: DAYLIGHT, source: fromPermit(permit) }
      : rule;
  return [
    ...(hours.length > 0 ? hours : [silent]),
    ...permits.filter((other) => !isOfState(other)).flatMap(stated),
  ];
}

function closedDaysOf(
  { permits, changes: { closed_days: closed } }: LimitInput,
  rule: Limit<readonly Closure[]>,
): LegLimits['closedDays'] {
  const wholeDays = (days: Closure['days']): Closure[] =>
    days.length === 0 ? [] : [{ days, from: '00:00', until: '24:00' }];
  if (closed !== undefined) return [{ value: wholeDays(closed), source: { kind: 'dispatch' } }];
  const stated = (permit: PermitTravel) => {
    const { travel_days: open } = permit;
    if (open === null) return [];
    const value = wholeDays(WEEKDAYS.filter((day) => !open.includes(day)));
    return [{ value, source: fromPermit(permit) }];
  };
  const own = permits.filter(isOfState).flatMap(stated);
  return [
    ...(own.length > 0 ? own : [rule]),
    ...permits.filter((other) => !isOfState(other)).flatMap(stated),
  ];
}

function curfewsOf(
  permits: readonly PermitTravel[],
  rule: Limit<readonly Curfew[]>,
): Omit<CurfewLimit, 'key' | 'isOff'>[] {
  const stated = (permit: PermitTravel) =>
    permit.curfews.map((value) => ({ value, source: fromPermit(permit) }));
  const own = permits.filter(isOfState).flatMap(stated);
  return [
    ...(own.length > 0 ? own : rule.value.map((value) => ({ value, source: rule.source }))),
    ...permits.filter((other) => !isOfState(other)).flatMap(stated),
  ];
}

const READERS = {
  daylight_only: readDaylight,
  weekend_travel: readWeekend,
  holiday_travel: readHolidays,
  metro_curfew: readCurfews,
} satisfies Record<TravelRuleName, (text: string, size: TravelSize) => unknown>;

function noteOf({ rule, value, certainty, is_conflict }: TravelRule, size: TravelSize): RuleNote {
  const isRead = READERS[rule](value, size) !== undefined;
  return { rule, text: value, certainty, use: is_conflict ? 'other' : isRead ? 'read' : 'unread' };
}
