import { queryOptions } from '@tanstack/react-query';
import type { EmailRecord } from '@contracts/reply';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Tables } from '@database';
import { overviewKeys } from './keys';

/** An automatic email whose last attempt failed. */
interface FailedEmail extends Pick<Tables<'email_log'>, 'id' | 'record_id' | 'to_email'> {
  kind: 'confirmation' | 'dispatch';
  record_type: EmailRecord;
}

async function fetchUnread() {
  const { failed_emails, ...unread } = unwrap(
    await getSupabase().rpc('admin_unread_counts').single(),
  );
  // The function builds these objects; the generated type of any jsonb is `Json`.
  return { ...unread, failed_emails: failed_emails as unknown as FailedEmail[] };
}

/**
 * What waits for staff: the number of new records by kind, when the newest quote was stored
 * (`-infinity` without quotes), and the automatic emails that failed for good within 14 days, at most 20.
 */
export function unreadCountsQueryOptions() {
  return queryOptions({
    queryKey: overviewKeys.unread(),
    queryFn: fetchUnread,
    networkMode: 'always',
  });
}
