import type { PermitStatus } from '@contracts/load';
import type { DayRange } from '@domain/time/day';

interface Permit {
  status: PermitStatus;
  valid_from: string | null;
  valid_until: string | null;
}

/** Why an issued permit doesn't cover the load's days; `null` if there is no known problem. */
export function permitProblem(permit: Permit, days: DayRange | null): string | null {
  if (permit.status !== 'issued' || days === null) return null;
  if (permit.valid_from !== null && permit.valid_from > days.to) return 'Starts after delivery.';
  if (permit.valid_until !== null && permit.valid_until < days.to) {
    return permit.valid_until < days.from ? 'Expires before pickup.' : 'Expires before delivery.';
  }
  return null;
}
