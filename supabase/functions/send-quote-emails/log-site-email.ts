import type { Database } from '../_shared/database.ts';
import { logFailure } from '../_shared/log.ts';
import type { Email } from '../_shared/email/transport.ts';

/** Which of the emails about a quote. */
export type SiteEmailKind = 'confirmation' | 'dispatch';

/** A mail of this quote and kind stands in the log already: it was tried again. */
const LOGGED_BEFORE = '23505';

/**
 * Writes a mail that went out about a quote into the log the console shows. Never throws: the mail
 * is out, and a failure here must not have it sent again.
 */
export async function logSiteEmail(
  database: Database,
  quoteId: string,
  kind: SiteEmailKind,
  { to, subject }: Email,
  providerId: string,
): Promise<void> {
  const { error } = await database.from('mail_log').insert({
    record_type: 'quote',
    record_id: quoteId,
    kind,
    to_email: to,
    subject,
    sent_at: new Date().toISOString(),
    provider_id: providerId === '' ? null : providerId,
  });
  if (error && error.code !== LOGGED_BEFORE) {
    logFailure(`quote ${quoteId}, log of the ${kind}`, new Error(error.code));
  }
}
