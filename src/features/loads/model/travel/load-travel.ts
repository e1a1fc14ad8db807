import type { Json } from '@database';
import { STATE_CENTERS } from '@assessment/centers';
import { formatMinutes } from '@domain/time/duration-text';
import { MINUTE_MS } from '@domain/time/duration';
import { formatMoment } from '@domain/time/moment-text';
import type { LegToSave } from '../legs/leg-changes';
import type { LoadLeg } from '../load-record';
import { legLimits } from './leg-limits';
import type { PermitTravel, TravelChanges, TravelRule, TravelSize } from './limit-types';
import { planFrom, planTravel, type LegPlan, type Pace, type TravelLeg } from './plan-travel';
import type { Point } from './travel-day';

/** What `travel_facts` returns. */
export interface TravelFacts {
  driving_mph: number;
  driving_hours: number;
  is_oversize: boolean;
  size: TravelSize;
  /** Of each leg, in order. */
  places: readonly { entry: Point | null; exit: Point | null }[];
  rules: readonly TravelRule[];
  permits: readonly PermitTravel[];
}

/** How fast and how long a truck drives. */
export const paceOf = (facts: TravelFacts): Pace => ({
  mph: facts.driving_mph,
  hours: facts.driving_hours,
});

/** What dispatch changed about a leg's limits. */
export const changesOf = ({ travel }: Pick<LegToSave, 'travel'>): TravelChanges =>
  travel as TravelChanges;

/** A leg with what dispatch changed about its limits. */
export const withChanges = (leg: LegToSave, changes: TravelChanges): LegToSave => ({
  ...leg,
  travel: { ...changes } as NonNullable<Json>,
});

/** Legs with their limits, which the facts about them give. */
export function toTravelLegs(legs: readonly LegToSave[], facts: TravelFacts): TravelLeg[] {
  return legs.map((leg, index) => {
    const { jurisdiction, time_zone: zone } = leg;
    const { entry = null, exit = null } = facts.places[index] ?? {};
    const known = [entry, exit].filter((point) => point !== null);
    const [latitude, longitude] = STATE_CENTERS.get(jurisdiction) ?? [45, -100];
    return {
      id: leg.id,
      miles: leg.miles,
      place: { jurisdiction, zone, points: known.length > 0 ? known : [{ latitude, longitude }] },
      limits: legLimits({
        jurisdiction,
        isOversize: facts.is_oversize,
        size: facts.size,
        rules: facts.rules,
        permits: facts.permits.filter(({ leg_id: of }) => of === leg.id),
        changes: changesOf(leg),
      }),
    };
  });
}

interface PlannedLoad {
  pickup_at: string | null;
  legs: readonly LoadLeg[];
}

/** When the truck can go on: the pickup, or the planned exit of the last leg it entered. */
function startOf({ pickup_at: pickup, legs }: PlannedLoad): number | null {
  const entered = legs
    .filter(({ entered_at }) => entered_at !== null)
    .sort((a, b) => a.sequence - b.sequence)
    .at(-1);
  const start = entered === undefined ? pickup : (entered.left_at ?? entered.planned_exit_at);
  return start === null ? null : Date.parse(start);
}

const isEntered = ({ legs }: PlannedLoad, id: string) =>
  legs.some((leg) => leg.id === id && leg.entered_at !== null);

/** The earliest legal plan of the legs ahead of the truck. */
export function planLoad(
  load: PlannedLoad,
  legs: readonly LegToSave[],
  facts: TravelFacts,
): (LegPlan | null)[] {
  const ahead = toTravelLegs(legs, facts).filter(({ id }) => !isEntered(load, id));
  return planTravel(ahead, startOf(load), paceOf(facts));
}

/** The legs with the times we suggest for those that the truck hasn't entered. */
export function withPlannedTimes(
  load: PlannedLoad,
  legs: readonly LegToSave[],
  facts: TravelFacts,
): LegToSave[] {
  const plans = planLoad(load, legs, facts);
  return legs.map((leg) => {
    if (isEntered(load, leg.id)) return leg;
    const plan = plans.find((found) => found?.id === leg.id) ?? null;
    return {
      ...leg,
      planned_entry_at: plan === null ? null : new Date(plan.entry).toISOString(),
      planned_exit_at: plan === null ? null : new Date(plan.exit).toISOString(),
    };
  });
}

/** The plan of a leg from its planned entry, or its part of a plan of all legs. */
export function planOfLeg(
  leg: LegToSave,
  travel: TravelLeg,
  plans: readonly (LegPlan | null)[],
  pace: Pace,
): LegPlan | null {
  const part = plans.find((found) => found?.id === leg.id) ?? null;
  const entry = leg.planned_entry_at === null ? null : Date.parse(leg.planned_entry_at);
  return entry === null || entry === part?.entry ? part : planFrom(travel, entry, pace);
}

/** Whether the earliest arrival is in time for the delivery, as a sentence. */
export function arrivalText(
  arrival: number,
  window: { from: string | null; until: string | null; zone: string },
): { isLate: boolean; text: string } {
  const { zone } = window;
  const at = `The earliest arrival is ${formatMoment(arrival, zone)}`;
  const [from, until] = [Date.parse(window.from ?? ''), Date.parse(window.until ?? '')];
  const length = (ms: number) => formatMinutes(Math.round(Math.abs(ms) / MINUTE_MS));
  if (arrival > until) {
    const end = `The delivery window ends ${formatMoment(until, zone)}.`;
    return { isLate: true, text: `${end} ${at}, ${length(arrival - until)} later.` };
  }
  if (arrival < from) {
    return { isLate: false, text: `${at}, ${length(from - arrival)} before the delivery window.` };
  }
  return {
    isLate: false,
    text: Number.isNaN(until)
      ? `${at}.`
      : `${at}, ${length(until - arrival)} before the delivery window ends.`,
  };
}
