import type { PermitStatus } from '@contracts/load';
import { POSITION_NAMES } from '@/features/escorts/model/escort-labels';
import type { LoadRecord, LoadRow } from '@/features/loads/model/load-record';
import { daysOf, type LoadTimes } from '@/features/loads/model/route/load-days';
import { permitProblem } from '@/features/permits/model/permit-problem';
import { authorityName } from '@/features/permits/model/permit-terms';
import { dayOf, type Day } from '@domain/time/day';

/** The day at a load's pickup. */
export function pickupToday(load: LoadTimes, now: number): Day {
  return dayOf(now, load.pickup_time_zone);
}

/** Today's load (in transit, or its days include today) and the next one after it. */
export function splitLoads(
  loads: readonly LoadRow[],
  now: number,
): { today: LoadRow | undefined; next: LoadRow | undefined } {
  const isToday = (load: LoadRow) => {
    const days = daysOf(load);
    const day = pickupToday(load, now);
    return days !== null && days.from <= day && day <= days.to;
  };
  const today = loads.find(({ status }) => status === 'in_transit') ?? loads.find(isToday);
  return { today, next: loads.find((load) => load !== today) };
}

/** The text about a permit that isn't valid now. */
const NOT_ISSUED: Partial<Record<PermitStatus, string>> = {
  needed: 'not issued yet.',
  applied: 'not issued yet.',
  amending: 'being amended.',
  expired: 'expired.',
};

/** Permit and escort problems that keep a load from starting. */
export function startProblems(load: LoadRecord): string[] {
  const permits = load.permits.flatMap((permit) => {
    const problem = NOT_ISSUED[permit.status] ?? permitProblem(permit, load)?.toLowerCase();
    return problem === undefined ? [] : [`${authorityName(permit)} permit: ${problem}`];
  });
  const escorts = load.escorts
    .filter(({ status }) => status === 'offered')
    .map(({ position }) => `${POSITION_NAMES[position]}: hasn’t accepted yet.`);
  return [...permits, ...escorts];
}
