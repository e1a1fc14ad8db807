import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@/shared/lib/day';
import { useNow } from '@/shared/lib/use-now';
import { escortCoversQueryOptions } from '../api/escort-covers';
import type { EscortJob } from '../api/escort-jobs';
import { unavailableDaysQueryOptions } from '../api/unavailable-days';
import type { PilotPlans } from '../model/escort-conflicts';

interface Jobs {
  offers: readonly EscortJob[];
  accepted: readonly EscortJob[];
}

/** A pilot car's accepted jobs, days off, and what their papers cover, as far as they are fetched. */
export function usePilotPlans(
  userId: string,
  { offers, accepted }: Jobs = { offers: [], accepted: [] },
): PilotPlans {
  const { data: unavailable } = useQuery(unavailableDaysQueryOptions(userId, dayOf(useNow())));
  const ids = [...offers, ...accepted].map(({ id }) => id).toSorted();
  const { data: covers } = useQuery(escortCoversQueryOptions(userId, ids));
  return { accepted, unavailable, covers };
}
