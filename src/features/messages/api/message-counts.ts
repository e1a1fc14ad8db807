import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { MessageStatus } from '../model/message-list-params';
import { messageKeys } from './keys';

type MessageCounts = Record<MessageStatus, number>;

async function fetchCounts(search: string): Promise<MessageCounts> {
  const rows = unwrap(await getSupabase().rpc('message_status_counts', { _search: search }));
  const counts: MessageCounts = { new: 0, handled: 0, archived: 0 };
  for (const { status, messages } of rows) counts[status] = messages;
  return counts;
}

/** Number of messages per status that match the search, counted in SQL. */
export function messageCountsQueryOptions(search: string) {
  return queryOptions({
    queryKey: messageKeys.counts(search),
    queryFn: () => fetchCounts(search),
    placeholderData: keepPreviousData,
  });
}
