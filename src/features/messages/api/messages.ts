import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { messageToasts } from '../messages';
import type { MessageFilters } from '../model/message-list-params';
import { messageKeys } from './keys';

/** Columns the console reads. Leaves out the form's bot checks and the search text. */
export const MESSAGE_COLUMNS =
  'id, created_at, updated_at, name, email, phone, subject, message, status';

export type ContactMessage = Omit<
  Tables<'contact_messages'>,
  'website' | 'fill_ms' | 'search_text' | 'deleted_at' | 'deleted_by'
>;

const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
} as const;

async function fetchMessages(
  { search, status, sort }: MessageFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  let query = fromAdminView('contact_messages').select(MESSAGE_COLUMNS);
  if (status !== 'all') query = query.eq('status', status);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return fetchPage<ContactMessage>(query, { order: ORDERS[sort], cursor, signal });
}

/** The latest version of a message; `null` if it was deleted. */
export async function fetchMessage(id: string): Promise<ContactMessage | null> {
  return unwrap(
    await getSupabase().from('contact_messages').select(MESSAGE_COLUMNS).eq('id', id).maybeSingle(),
  );
}

/** Messages that match the filters, paged. */
export function messagesQueryOptions(filters: MessageFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: messageKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchMessages(filters, pageParam, signal),
    select: allRows<ContactMessage>,
    meta: { errorToast: messageToasts.fetchFailed },
  });
}

/** One message; `null` if it was deleted. */
export function messageQueryOptions(id: string) {
  return queryOptions({
    queryKey: messageKeys.detail(id),
    queryFn: () => fetchMessage(id),
    meta: { errorToast: messageToasts.fetchFailed },
  });
}
