import { queryOptions } from '@tanstack/react-query';
import type { MailRecord } from '@contracts/reply';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { mailKeys } from './keys';

/** More than anybody reads in a drawer. */
const LATEST = 20;

async function fetchMails(type: MailRecord, id: string) {
  return unwrap(
    await getSupabase()
      .from('mail_log')
      .select(
        'id, created_at, sent_at, to_email, kind, subject, body, sender:profiles (first_name, last_name, email)',
      )
      .eq('record_type', type)
      .eq('record_id', id)
      .order('created_at', { ascending: false })
      .limit(LATEST),
  );
}

export type SentMail = Awaited<ReturnType<typeof fetchMails>>[number];

/** The mails that were sent about a record, newest first. */
export function mailLogQueryOptions(type: MailRecord, id: string) {
  return queryOptions({
    queryKey: mailKeys.log(type, id),
    queryFn: () => fetchMails(type, id),
    networkMode: 'always',
  });
}
