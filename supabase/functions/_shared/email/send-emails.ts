import * as z from 'zod/mini';
import type { Database } from '../database.ts';
import { requireEnv, siteUrl } from '../env.ts';
import type { Enums } from '../generated/database.types.ts';
import { HttpError } from '../http/http-error.ts';
import { logFailure } from '../log.ts';
import type { EmailContext, Templates } from './template.ts';
import { EmailError, type Email, type SendEmail } from './transport.ts';

/** The record that emails are about; `ids` are those to send, all unsent ones by default. */
export interface EmailedRecord {
  readonly type: Enums<'email_record_type'>;
  readonly id: string;
  readonly ids?: readonly string[];
}

/** The emails that a call sent. */
export interface SentEmails {
  /** True if any email went out in this call. */
  readonly sent: boolean;
  /** True if the confirmation to the person who sent the form went out in this call. */
  readonly confirmed: boolean;
}

const claimedSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  is_limited: z.boolean(),
  contents: z.unknown(),
});
type Claimed = z.output<typeof claimedSchema>;

/** The result of an attempt: the provider's id of the email, or why it wasn't sent. */
type Attempt = { providerId: string } | { error: string };

/**
 * Claims the unsent emails about a record, sends each once and marks it as sent or failed. Sends nothing for
 * an unknown record, or if its emails were sent, are being sent or no longer make sense. An email above the
 * limits is not sent (docs/decisions/0026); the others are.
 *
 * @throws HttpError 502 if an email failed. Its claim is released, so the caller may retry.
 */
export async function sendEmails(
  { type, id, ids }: EmailedRecord,
  templates: Templates,
  database: Database,
  send: SendEmail,
): Promise<SentEmails> {
  const context = { database, siteUrl: siteUrl(), dispatch: requireEnv('DISPATCH_EMAIL') };
  const { data, error } = await database.rpc('claim_emails', {
    _record_type: type,
    _record_id: id,
    _ids: ids === undefined ? null : [...ids],
  });
  // Not the message of a database error, because it may quote the row. Without a code, the request failed.
  if (error) throw new Error(`Could not claim ${type} ${id}: ${error.code || error.message}`);

  const sent = new Set<string>();
  const results = await Promise.allSettled(
    z
      .array(claimedSchema)
      .parse(data)
      .map(async (claimed) => {
        if (await sendClaimed(claimed, templates, context, send)) sent.add(claimed.kind);
      }),
  );
  const failures = results.filter((result) => result.status === 'rejected');
  if (failures.length > 0) {
    const causes = failures.map((failure): unknown => failure.reason);
    throw new HttpError(502, "We couldn't send the email. Please try again later.", {
      cause: new AggregateError(causes, `${type} ${id}`),
    });
  }
  return { sent: sent.size > 0, confirmed: sent.has('confirmation') };
}

/** Sends a claimed email. False if a limit held it back or its address is wrong. */
async function sendClaimed(
  { id, kind, is_limited: isLimited, contents }: Claimed,
  templates: Templates,
  context: EmailContext,
  send: SendEmail,
): Promise<boolean> {
  const { database } = context;
  let email: Email | undefined;
  try {
    const template = templates[kind];
    if (template === undefined) throw new EmailError(`${kind} has no template`, false);
    email = await template(contents, context);
    if (isLimited && !(await reserve(database, id, email))) return false;
    const providerId = await send(email, `${kind}/${id}`);
    await mark(database, id, email, { providerId });
    return true;
  } catch (error) {
    const isKnown = error instanceof EmailError;
    await mark(database, id, email, {
      error: isKnown ? error.reason : 'Could not write the email',
    });
    // Retrying won't fix an address that a stranger typed, and dispatch has the request with a phone number.
    if (!isLimited || !isKnown || !error.isFinal) throw error;
    logFailure(`${kind} ${id}`, error);
    return false;
  }
}

/**
 * Counts an email to an address that a stranger typed. False if a limit holds it back; the console then
 * shows why.
 */
async function reserve(database: Database, id: string, { to, subject }: Email): Promise<boolean> {
  const { data, error } = await database.rpc('reserve_email', {
    _id: id,
    _to_email: to,
    _subject: subject,
  });
  if (error) throw new Error(`Could not count email ${id}: ${error.code}`);
  return data === 'send';
}

/**
 * Marks an email as sent or failed. Never throws: the email may already be sent, and a failure here must not
 * cause a retry.
 */
async function mark(
  database: Database,
  id: string,
  email: Email | undefined,
  attempt: Attempt,
): Promise<void> {
  const { error } = await database.rpc('mark_email', {
    _id: id,
    _to_email: email?.to ?? null,
    _subject: email?.subject ?? null,
    ...('error' in attempt ? { _error: attempt.error } : { _provider_id: attempt.providerId }),
  });
  if (error) logFailure(`marking email ${id}`, new Error(error.code));
}
