import type { Database } from '../_shared/database.ts';
import { logFailure } from '../_shared/log.ts';
import type { Email } from '../_shared/email/transport.ts';

/** Which of the emails about a quote. */
export type SiteEmailKind = 'confirmation' | 'dispatch';

/** A retry: the log already has this quote's email of this kind. */
const LOGGED_BEFORE = '23505';

/**
 * Logs a sent email about a quote, for the console. Never throws: the email is already sent, and a
 * failure here must not cause a retry.
 */
export async function logSiteEmail(
  database: Database,
  quoteId: string,
  kind: SiteEmailKind,
  { to, subject }: Email,
  providerId: string,
): Promise<void> {
  const { error } = await database.from('email_log').insert({
    record_type: 'quote',
    record_id: quoteId,
    kind,
    to_email: to,
    subject,
    sent_at: new Date().toISOString(),
    provider_id: providerId === '' ? null : providerId,
  });
  if (error && error.code !== LOGGED_BEFORE) {
    logFailure(`quote ${quoteId}, logging the ${kind}`, new Error(error.code));
  }
}
