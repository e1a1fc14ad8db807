import type { Database } from '../database.ts';
import { logFailure } from '../log.ts';
import {
  logSiteEmail,
  reserveConfirmation,
  sentKinds,
  type EmailedRecord,
  type SiteEmailKind,
} from './log-site-email.ts';
import { sendOnce, type EmailClaim } from './send-once.ts';
import { EmailError, type Email, type SendEmail } from './transport.ts';

/** The automatic emails about one kind of record. */
export interface SiteEmails<Row> {
  readonly type: EmailedRecord['type'];
  readonly claim: EmailClaim<Row>;
  readonly write: (row: Row) => Partial<Record<SiteEmailKind, Email>>;
}

/** What a call sent. */
export interface SiteEmailResult {
  /** Whether any email went out in this call. */
  readonly sent: boolean;
  /** Whether the confirmation to the person who sent the form went out in this call. */
  readonly confirmed: boolean;
}

/**
 * Sends the automatic emails about a record, each once, and logs every attempt. Nothing is sent for an
 * unknown id or if all were sent already. A confirmation above the limits is not sent
 * (docs/decisions/0030); dispatch is emailed anyway.
 *
 * @throws HttpError 502 if an email failed. The claim is released, so the caller may retry.
 */
export async function sendSiteEmails<Row>(
  id: string,
  database: Database,
  send: SendEmail,
  { type, claim, write }: SiteEmails<Row>,
): Promise<SiteEmailResult> {
  const record = { type, id };
  const sent = new Set<SiteEmailKind>();
  /** Emails that were not sent for a reason other than an error worth retrying. */
  const heldBack: SiteEmailKind[] = [];

  const attempt = async (
    kind: SiteEmailKind,
    email: Email,
    before: Promise<ReadonlySet<string>>,
  ) => {
    if ((await before).has(kind)) return;
    if (
      kind === 'confirmation' &&
      (await reserveConfirmation(database, record, email)) !== 'send'
    ) {
      heldBack.push(kind);
      return;
    }
    try {
      const providerId = await send(email, `${type}-${kind}/${id}`);
      sent.add(kind);
      await logSiteEmail(database, record, kind, email, { providerId });
    } catch (error) {
      if (!(error instanceof EmailError)) throw error;
      await logSiteEmail(database, record, kind, email, { error: error.reason });
      // Retrying won't fix the sender's address, and dispatch has the request with a phone number.
      if (kind !== 'confirmation' || !error.isFinal) throw error;
      heldBack.push(kind);
      logFailure(`${type} ${id}, confirmation`, error);
    }
  };

  await sendOnce(id, claim, (row) => {
    const before = sentKinds(database, record);
    const emails = write(row);
    return (['dispatch', 'confirmation'] as const).flatMap((kind) => {
      const email = emails[kind];
      return email === undefined ? [] : [attempt(kind, email, before)];
    });
  });
  // Lets a later call send it: the scheduler's, once there is room, or an admin's.
  if (heldBack.length > 0) await claim.release(id);
  return { sent: sent.size > 0, confirmed: sent.has('confirmation') };
}
