import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Enums, Tables } from '@database';
import { overviewKeys } from './keys';

/** An automatic email whose last attempt failed. */
export type FailedEmail = Pick<Tables<'emails'>, 'id' | 'record_id' | 'to_email'> & {
  name: string;
  record_type: Exclude<Enums<'email_record_type'>, 'link_request'>;
};

async function fetchUnread() {
  const { failed_emails, ...unread } = unwrap(
    await getSupabase().rpc('admin_unread_counts').single(),
  );
  // The function builds these objects; the generated type of any jsonb is `Json`.
  return { ...unread, failed_emails: failed_emails as unknown as FailedEmail[] };
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
