import type { Tables } from '@database';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { getSupabase } from '@/platform/supabase/client';
import { listReads, NEWEST_OR_OLDEST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { trashOf } from '@/platform/supabase/trash';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf, versionsOf } from '@/platform/supabase/versioned-write';
import { defineInbox } from '@/shared/console/inbox/define-inbox';
import type { MessageFilters, MessageStatus } from '../model/message-list-params';
import { messageKeys } from './query-keys';

/** Columns the console reads. Leaves out the form's bot checks and the search text. */
const COLUMNS = 'id, created_at, updated_at, name, email, phone, subject, message, status';

export type ContactMessage = Omit<
  Tables<'contact_messages'>,
  'website' | 'fill_ms' | 'search_text' | 'deleted_at' | 'deleted_by'
>;

function filteredMessages({ search, status }: MessageFilters) {
  let query = fromAdminView('contact_messages').select(COLUMNS);
  if (status !== 'all') query = query.eq('status', status);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return query;
}

async function fetchMessage(id: string): Promise<ContactMessage | null> {
  return unwrap(
    await getSupabase().from('contact_messages').select(COLUMNS).eq('id', id).maybeSingle(),
  );
}

async function fetchCounts({ search }: MessageFilters): Promise<Record<MessageStatus, number>> {
  const rows = unwrap(await getSupabase().rpc('message_status_counts', { _search: search }));
  const counts = { new: 0, handled: 0, archived: 0 };
  for (const { status, messages } of rows) counts[status] = messages;
  return counts;
}

/** The console's contact messages. */
export const messageInbox = defineInbox<ContactMessage, MessageFilters>({
  keys: messageKeys,
  noun: { one: 'message', many: 'messages' },
  fetchFailed: 'Failed to fetch messages.',
  ...listReads<ContactMessage, MessageFilters>(filteredMessages, NEWEST_OR_OLDEST),
  fetchOne: fetchMessage,
  fetchCounts,
  setStatus: async (message, status) => {
    const response = await getSupabase()
      .from('contact_messages')
      .update({ status })
      .match(versionOf(message))
      .select(COLUMNS)
      .maybeSingle();
    return unwrapVersioned(response, () => fetchMessage(message.id));
  },
  setStatuses: async (messages, status) => {
    const args = { ...versionsOf(messages), _status: status };
    return unwrap(await getSupabase().rpc('set_message_statuses', args));
  },
  canUndoStatus: true,
  trash: trashOf('message'),
});
