import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { loadMessages } from '../messages';
import type { EscortCover } from '../model/escort-cover';
import { loadKeys } from './keys';

async function fetchCovers(escortIds: readonly string[]): Promise<EscortCover[]> {
  if (escortIds.length === 0) return [];
  return unwrap(await getSupabase().rpc('escort_covers', { _escort_ids: [...escortIds] }));
}

/** Whether the caller's certificates and insurance cover these escorts. */
export function escortCoversQueryOptions(userId: string, escortIds: readonly string[]) {
  return queryOptions({
    queryKey: [...loadKeys.all, userId, 'covers', escortIds] as const,
    queryFn: () => fetchCovers(escortIds),
    networkMode: 'always',
    meta: { errorToast: loadMessages.coversFailed },
  });
}
