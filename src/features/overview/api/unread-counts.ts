import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import type { Enums, Tables } from '@database';
import { overviewKeys } from './query-keys';

/** An automatic email whose last attempt failed. */
export type FailedEmail = Pick<Tables<'emails'>, 'id' | 'record_id' | 'to_email'> & {
  name: string;
  record_type: Exclude<Enums<'email_record_type'>, 'link_request'>;
};

async function fetchUnread() {
  const { failed_emails, ...unread } = unwrap(
    await getSupabase().rpc('admin_unread_counts').single(),
  );
  return { ...unread, failed_emails: typedJson<FailedEmail[]>(failed_emails) };
}

/**
 * New work for staff: the number of new records by kind, when the newest quote was stored
 * (`-infinity` without quotes), and the automatic emails that failed for good within 14 days, at most 20.
 */
export function unreadCountsQueryOptions() {
  return queryOptions({
    queryKey: overviewKeys.unread(),
    queryFn: fetchUnread,
  });
}
