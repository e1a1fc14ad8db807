import type { LegTimes, LoadPermit } from '@/features/loads/model/load-record';
import { daysOf, rangeOf, type LoadTimes } from '@/features/loads/model/route/load-days';
import { dayOf } from '@domain/time/day';

export type ComparedPermit = Pick<
  LoadPermit,
  'leg_id' | 'status' | 'valid_from' | 'valid_until' | 'time_zone'
>;

/**
 * Why an issued permit doesn't cover its leg, or the load while the leg has no times; `null` if there is no known
 * problem.
 */
export function permitProblem(
  permit: ComparedPermit,
  load: LoadTimes & { legs: readonly LegTimes[] },
): string | null {
  const { valid_from: first, valid_until: last } = permit;
  if (permit.status !== 'issued') return null;
  const leg = load.legs.find(({ id }) => id === permit.leg_id);
  if (leg !== undefined && leg.left_at !== null) return null;
  const onLeg = leg === undefined ? null : legDays(leg, permit.time_zone ?? leg.time_zone);
  if (onLeg !== null) {
    if (last !== null && last < onLeg.to) return 'Expires before the planned exit.';
    return first !== null && first > onLeg.from ? 'Starts after the planned entry.' : null;
  }
  const days = daysOf(load);
  if (days === null) return null;
  if (first !== null && first > days.to) return 'Starts after delivery.';
  if (last !== null && last < days.to) {
    return last < days.from ? 'Expires before pickup.' : 'Expires before delivery.';
  }
  return null;
}

const legDays = ({ planned_entry_at: entry, planned_exit_at: exit }: LegTimes, zone: string) =>
  rangeOf(entry === null ? null : dayOf(entry, zone), exit === null ? null : dayOf(exit, zone));
