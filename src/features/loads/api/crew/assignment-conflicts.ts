import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { DayRange } from '@domain/time/day';
import { adminLoadToasts } from '../../admin-toasts';
import type { AssignmentConflict } from '../../model/crew/assignment-conflicts';
import { adminLoadKeys } from '../admin-query-keys';

/** The load that needs a driver or a pilot car. */
interface PlannedLoad {
  /** `null` for a load that isn't saved yet. */
  id: string | null;
  days: DayRange | null;
  /** With an origin and destination, certifications are checked, too. */
  origin?: string;
  destination?: string;
  /** States to check instead of the route. */
  states?: readonly string[];
}

async function fetchConflicts(
  { id, days, origin = '', destination = '', states }: PlannedLoad,
  signal: AbortSignal,
): Promise<AssignmentConflict[]> {
  return unwrap(
    await getSupabase()
      .rpc('assignment_conflicts', {
        ...(days !== null && { _from: days.from, _to: days.to }),
        ...(id !== null && { _load_id: id }),
        _origin: origin,
        _destination: destination,
        ...(states !== undefined && { _states: [...states] }),
      })
      .abortSignal(signal),
  );
}

/** The conflicts of every driver and pilot-car operator with a load. */
export function assignmentConflictsQueryOptions(planned: PlannedLoad) {
  return queryOptions({
    queryKey: adminLoadKeys.conflicts(planned),
    queryFn: ({ signal }) => fetchConflicts(planned, signal),
    meta: { errorToast: adminLoadToasts.conflictsFailed },
  });
}
