import type { EmailRecord } from '../contracts/reply.ts';
import type { Database } from '../database.ts';
import type { StepEmailKind } from '../contracts/step-emails.ts';
import { logFailure } from '../log.ts';
import type { OfferEmailKind } from './offer-emails.ts';
import type { Email } from './transport.ts';

/** An automatic email: to the person who sent the form, or to dispatch. */
export type SiteEmailKind = 'confirmation' | 'dispatch';

/** The record an automatic email is about. */
export interface EmailedRecord {
  readonly type: EmailRecord;
  readonly id: string;
}

/** How an attempt ended: the provider's id of the email, or why it wasn't sent. */
export type Attempt = { providerId: string } | { error: string };

/**
 * Logs an attempt to send an email, for the console. Never throws: the email may already be sent, and a
 * failure here must not cause a retry.
 */
export async function logSiteEmail(
  database: Database,
  {
    type,
    id,
  }: EmailedRecord | { readonly type: 'offer' | 'load' | 'pilot_car'; readonly id: string },
  kind: SiteEmailKind | OfferEmailKind | StepEmailKind,
  { to, subject }: Email,
  attempt: Attempt,
): Promise<void> {
  const { error } = await database.rpc('log_site_email', {
    _record_type: type,
    _record_id: id,
    _kind: kind,
    _to_email: to,
    _subject: subject,
    ...('error' in attempt ? { _error: attempt.error } : { _provider_id: attempt.providerId }),
  });
  if (error) logFailure(`${type} ${id}, logging the ${kind}`, new Error(error.code));
}

/** The emails about a record that are logged as sent. Empty if the log can't be read. */
export async function sentKinds(
  database: Database,
  { type, id }: EmailedRecord,
): Promise<ReadonlySet<string>> {
  const { data } = await database
    .from('email_log')
    .select('kind')
    .eq('record_type', type)
    .eq('record_id', id)
    .not('sent_at', 'is', null);
  return new Set(data?.map(({ kind }) => kind));
}

/**
 * Counts a confirmation before it is sent. `suppressed` if its recipient got too many in the last hour,
 * `waiting` if the project sent too many; the console then shows why it wasn't sent.
 *
 * @throws Error if the limits can't be read.
 */
export async function reserveConfirmation(
  database: Database,
  { type, id }: EmailedRecord,
  { to, subject }: Email,
): Promise<'send' | 'suppressed' | 'waiting'> {
  const { data, error } = await database.rpc('reserve_confirmation', {
    _record_type: type,
    _record_id: id,
    _to_email: to,
    _subject: subject,
  });
  if (error) throw new Error(`Could not count a confirmation: ${error.code}`);
  return data === 'send' || data === 'suppressed' ? data : 'waiting';
}
