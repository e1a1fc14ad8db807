import type { PermitStatus } from '@contracts/load';
import type { Span } from './load-days';

interface Permit {
  status: PermitStatus;
  valid_from: string | null;
  valid_until: string | null;
}

/** Why a permit does not carry the move on its days; `null` when nothing is known to be wrong. */
export function permitProblem(permit: Permit, days: Span | null): string | null {
  if (permit.status !== 'issued' || days === null) return null;
  if (permit.valid_from !== null && permit.valid_from > days.to) return 'Begins after the move.';
  if (permit.valid_until !== null && permit.valid_until < days.to) {
    return permit.valid_until < days.from
      ? 'Ends before the move.'
      : 'Ends before the delivery day.';
  }
  return null;
}
