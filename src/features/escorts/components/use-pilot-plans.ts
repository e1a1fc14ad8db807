import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { dayOf, type Day } from '@domain/time/day';
import { useNow } from '@/shared/lib/use-now';
import { escortCoversQueryOptions } from '../api/escort-covers';
import type { EscortJob } from '../api/escort-jobs';
import { unavailableDaysQueryOptions } from '../api/unavailable-days';
import type { PilotPlans } from '../model/escort-conflicts';
import type { EscortCovers } from '../model/escort-cover';

interface Jobs {
  offers: readonly EscortJob[];
  accepted: readonly EscortJob[];
}

/** The queries for a pilot car's plans. */
export interface PlanQueries {
  days: UseQueryResult<Day[]>;
  covers: UseQueryResult<EscortCovers>;
}

/**
 * A pilot car's accepted jobs, days off and what their papers cover, as far as they've been fetched, plus the
 * queries, to show which ones failed.
 */
export function usePilotPlans(
  userId: string,
  { offers, accepted }: Jobs = { offers: [], accepted: [] },
): { plans: PilotPlans; queries: PlanQueries } {
  const days = useQuery(unavailableDaysQueryOptions(userId, dayOf(useNow())));
  const ids = [...offers, ...accepted].map(({ id }) => id).toSorted();
  const covers = useQuery(escortCoversQueryOptions(userId, ids));
  return {
    plans: { accepted, unavailable: days.data, covers: covers.data },
    queries: { days, covers },
  };
}
