import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadKeys } from '@/features/loads/api/query-keys';
import type { EscortCover } from '@/features/loads/model/crew/escort-cover';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { EscortCovers } from '../model/escort-cover';
import { escortToasts } from '../toasts';

async function fetchCovers(
  escortIds: readonly string[],
  signal: AbortSignal,
): Promise<EscortCovers> {
  if (escortIds.length === 0) return {};
  const rows: EscortCover[] = unwrap(
    await getSupabase()
      .rpc('escort_covers', { _escort_ids: [...escortIds] })
      .abortSignal(signal),
  );
  return Object.fromEntries(
    escortIds.map((id) => [id, rows.filter(({ escort_id }) => escort_id === id)]),
  );
}

/**
 * Reads how the caller's certificates and insurance cover these escorts. When an escort comes or goes, the
 * others keep their covers until the new ones arrive.
 */
export function escortCoversQueryOptions(userId: string, escortIds: readonly string[]) {
  return queryOptions({
    queryKey: [...loadKeys.all, userId, 'covers', escortIds] as const,
    queryFn: ({ signal }) => fetchCovers(escortIds, signal),
    placeholderData: keepPreviousData,
    meta: { errorToast: escortToasts.coversFailed },
  });
}
