import { queryOptions } from '@tanstack/react-query';
import type { EscortPosition } from '@contracts/load';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { useLoadWrite } from '@/features/loads/api/load-write';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminEscortToasts as toasts } from '../admin-toasts';

/** An escort that a permit, the offer or the assessment names and no slot covers. */
export interface EscortNeed {
  /** `null` if the offer names no state. */
  jurisdiction: string | null;
  /** `null` for any pilot car. */
  position: EscortPosition | null;
  /** A sentence without its period: `No lead pilot car for ID (permit 4471)`. */
  problem: string;
  /** Why dispatch marked it as not needed. */
  not_needed_reason: string | null;
}

async function fetchNeeds(loadId: string): Promise<EscortNeed[]> {
  return unwrap(await getSupabase().rpc('escort_needs', { _load_id: loadId }));
}

/** The needed escorts of a load that no slot covers, those marked as not needed included. */
export function escortNeedsQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: [...adminLoadKeys.page(loadId), 'escort-needs'],
    queryFn: () => fetchNeeds(loadId),
    meta: { errorToast: toasts.needsFailed },
  });
}

interface NotNeeded {
  loadId: string;
  need: Pick<EscortNeed, 'jurisdiction' | 'position'>;
  /** `null` makes it needed again. */
  reason: string | null;
}

async function setNotNeeded({ loadId, need, reason }: NotNeeded): Promise<void> {
  const { jurisdiction, position } = need;
  unwrap(
    await getSupabase().rpc('set_escort_not_needed', {
      _load_id: loadId,
      ...(jurisdiction !== null && { _jurisdiction: jurisdiction }),
      ...(position !== null && { _position: position }),
      ...(reason !== null && { _reason: reason }),
    }),
  );
}

/** Marks an escort as not needed, or undoes that. The load's log keeps it. */
export function useSetNotNeededMutation() {
  return useLoadWrite({
    name: 'escort-not-needed',
    write: setNotNeeded,
    done: toasts.needSaved,
    failed: toasts.needFailed,
    subjectOf: ({ need }) => `${need.jurisdiction ?? ''} ${need.position ?? ''}`,
  });
}
