import type { Database } from '../_shared/database.ts';
import { sendLoadEmail } from '../_shared/email/send-load-email.ts';
import { sendOfferEmails } from '../_shared/email/send-offer-emails.ts';
import { sendPaperEmail } from '../_shared/email/send-paper-email.ts';
import { sendSiteEmails, type SiteEmails } from '../_shared/email/send-site-emails.ts';
import {
  applicationEmails,
  messageEmails,
  quoteEmails,
} from '../_shared/email/site-emails-about.ts';
import type { SendEmail } from '../_shared/email/transport.ts';
import { logFailure } from '../_shared/log.ts';

/** Records per run. The next run sends the rest. */
const MAX_RECORDS = 10;
/** A record takes up to 10 s, and a run must end before the next one starts, a minute later. */
const MAX_MS = 45_000;

/**
 * Sends the automatic emails that are due. A record that fails is logged and doesn't stop the others.
 * Returns how many records got an email.
 *
 * @throws Error if a setting is missing or the list can't be read.
 */
export async function sendDue(database: Database, send: SendEmail): Promise<number> {
  const emails = senders(database, send);
  const end = Date.now() + MAX_MS;
  const { data: due, error } = await database.rpc('due_emails', { _limit: MAX_RECORDS });
  if (error) throw new Error(`Could not list the due emails: ${error.code}`);

  let sent = 0;
  // One after another: providers limit how many emails they accept per second.
  for (const { record_type: type, record_id: id, kinds } of due) {
    if (Date.now() > end) break;
    try {
      if (await emails[type](id, kinds)) sent++;
    } catch (failure) {
      logFailure(`send-unsent-emails, ${type} ${id}`, failure);
    }
  }
  return sent;
}

/** By kind of record, sends the emails of these kinds about the record with this id. */
function senders(database: Database, send: SendEmail) {
  const sender =
    <Row>(emails: SiteEmails<Row>) =>
    async (id: string, kinds: readonly string[]): Promise<boolean> => {
      const write = (row: Row) => {
        const { confirmation, dispatch } = emails.write(row);
        return {
          ...(confirmation && kinds.includes('confirmation') && { confirmation }),
          ...(dispatch && kinds.includes('dispatch') && { dispatch }),
        };
      };
      return (await sendSiteEmails(id, database, send, { ...emails, write })).sent;
    };
  return {
    quote: sender(quoteEmails(database)),
    message: sender(messageEmails(database)),
    application: sender(applicationEmails(database)),
    load: (id: string) => sendLoadEmail(id, database, send),
    pilot_car: (id: string) => sendPaperEmail(id, database, send),
    offer: (id: string, kinds: readonly string[]) => sendOfferEmails(id, kinds, database, send),
  };
}
