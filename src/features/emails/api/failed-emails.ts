import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { emailKeys } from './keys';

/** After this many attempts an automatic email is not sent again (`private.overdue_emails`). */
const MAX_ATTEMPTS = 5;
const SHOWN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const LATEST = 20;

async function fetchFailedEmails() {
  const emails = unwrap(
    await getSupabase()
      .from('email_log')
      .select(
        'id, kind, record_type, record_id, to_email, quote:quotes (deleted_at), message:contact_messages (deleted_at), application:job_applications (deleted_at)',
      )
      .neq('kind', 'reply')
      .is('sent_at', null)
      .gte('attempts', MAX_ATTEMPTS)
      .gte('attempted_at', new Date(Date.now() - SHOWN_DAYS * DAY_MS).toISOString())
      .order('attempted_at', { ascending: false })
      .limit(LATEST),
  );
  return emails.filter(
    ({ quote, message, application }) =>
      (quote ?? message ?? application ?? { deleted_at: null }).deleted_at === null,
  );
}

/**
 * The latest automatic emails, at most 20, whose last attempt failed within 14 days. Without those about
 * records in the trash.
 */
export function failedEmailsQueryOptions() {
  return queryOptions({ queryKey: emailKeys.failed(), queryFn: fetchFailedEmails });
}
