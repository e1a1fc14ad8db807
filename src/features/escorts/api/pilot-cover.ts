import { queryOptions } from '@tanstack/react-query';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { useLoadWrite } from '@/features/loads/api/load-write';
import type { EscortCover } from '@/features/loads/model/crew/escort-cover';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminEscortToasts as toasts } from '../admin-toasts';

async function fetchPapers(pilotIds: readonly string[], signal: AbortSignal) {
  if (pilotIds.length === 0) return [];
  return unwrap(
    await getSupabase()
      .from('pilot_papers')
      .select('id, pilot_id, kind, issuing_state, expires_on, checked_at')
      .in('pilot_id', pilotIds)
      .order('kind')
      .order('issuing_state')
      .abortSignal(signal),
  );
}

/** The certificates and insurance of these pilot cars. */
export function papersOfPilotsQueryOptions(pilotIds: readonly string[]) {
  return queryOptions({
    queryKey: adminLoadKeys.papers(pilotIds),
    queryFn: ({ signal }) => fetchPapers(pilotIds, signal),
    meta: { errorToast: toasts.coversFailed },
  });
}

interface Clearance {
  /** The gap as shown on screen. */
  cover: EscortCover;
  reason: string;
}

async function clearCover({ cover, reason }: Clearance): Promise<void> {
  unwrap(
    await getSupabase().rpc('clear_escort', {
      _escort_id: cover.escort_id,
      _item: cover.item,
      _problem: cover.problem ?? '',
      _reason: reason,
    }),
  );
}

/** Confirms a state that isn't known, or allows a gap, for one escort. */
export function useClearCoverMutation() {
  return useLoadWrite({
    name: 'clear-cover',
    write: clearCover,
    done: toasts.coverCleared,
    failed: toasts.coverFailed,
    subjectOf: ({ cover }) => `${cover.escort_id} ${cover.item}`,
  });
}
