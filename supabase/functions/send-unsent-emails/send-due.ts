import type { Database } from '../_shared/database.ts';
import { sendEmails } from '../_shared/email/send-emails.ts';
import type { SendEmail } from '../_shared/email/transport.ts';
import { logFailure } from '../_shared/log.ts';
import { TEMPLATES } from './templates.ts';

/** Records per run. The next run sends the rest. */
const MAX_RECORDS = 10;
/** A record takes up to 10 s, and a run must end before the next one starts, a minute later. */
const MAX_MS = 45_000;

/**
 * Sends the automatic emails that are due. A record that fails is logged and doesn't stop the others.
 * Returns how many records got an email.
 *
 * @throws Error if the list can't be read.
 */
export async function sendDue(database: Database, send: SendEmail): Promise<number> {
  const end = Date.now() + MAX_MS;
  const { data: due, error } = await database.rpc('due_emails', { _limit: MAX_RECORDS });
  if (error) throw new Error(`Could not list the due emails: ${error.code}`);

  let sent = 0;
  // One after another: providers limit how many emails they accept per second.
  for (const { record_type: type, record_id: id, ids } of due) {
    if (Date.now() > end) break;
    try {
      if ((await sendEmails({ type, id, ids }, TEMPLATES[type], database, send)).sent) sent++;
    } catch (failure) {
      logFailure(`send-unsent-emails, ${type} ${id}`, failure);
    }
  }
  return sent;
}
