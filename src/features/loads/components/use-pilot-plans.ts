import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@/shared/lib/day';
import { useNow } from '@/shared/lib/use-now';
import { certifiedStatesQueryOptions } from '../api/certified-states';
import type { EscortJob } from '../api/escort-jobs';
import { unavailableDaysQueryOptions } from '../api/unavailable-days';
import type { PilotPlans } from '../model/escort-conflicts';

/** A pilot car's accepted jobs, days off and certifications, as far as they are fetched. */
export function usePilotPlans(userId: string, accepted: readonly EscortJob[]): PilotPlans {
  const { data: unavailable } = useQuery(unavailableDaysQueryOptions(userId, dayOf(useNow())));
  const { data: certified } = useQuery(certifiedStatesQueryOptions(userId));
  return { accepted, unavailable, certified };
}
