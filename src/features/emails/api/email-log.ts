import { queryOptions } from '@tanstack/react-query';
import type { EmailRecord } from '@contracts/reply';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { emailKeys } from './query-keys';

/** Enough for a record; a drawer shows fewer at a time. */
const LATEST = 20;

async function fetchEmails(type: EmailRecord, id: string) {
  return unwrap(
    await getSupabase()
      .from('emails')
      .select(
        'id, created_at, sent_at, attempts, last_error, hold, to_email, kind, subject, body, sender:profiles!sent_by (first_name, last_name, email)',
      )
      .eq('record_type', type)
      .eq('record_id', id)
      // An email gets its subject at the first attempt.
      .not('subject', 'is', null)
      .order('created_at', { ascending: false })
      .limit(LATEST),
  );
}

export type SentEmail = Awaited<ReturnType<typeof fetchEmails>>[number];

/** The emails sent about a record, newest first. */
export function emailLogQueryOptions(type: EmailRecord, id: string) {
  return queryOptions({
    queryKey: emailKeys.log(type, id),
    queryFn: () => fetchEmails(type, id),
  });
}
