import { PAPER_EMAIL_KIND } from '../contracts/step-emails.ts';
import type { Database } from '../database.ts';
import { claimedPaperEmailSchema, paperEmail } from './paper-emails.ts';
import { sendQueuedEmail } from './send-queued-email.ts';
import type { SendEmail } from './transport.ts';

/**
 * Sends a queued reminder of a certificate or insurance once and logs the attempt. False if it was sent, is
 * being sent or no longer makes sense.
 *
 * @throws HttpError 502 if it failed. Its claim is released.
 */
export const sendPaperEmail = (id: string, database: Database, send: SendEmail): Promise<boolean> =>
  sendQueuedEmail(id, database, send, {
    type: 'pilot_car',
    row: claimedPaperEmailSchema,
    claim: () => database.rpc('claim_paper_email', { _id: id }),
    release: () => database.rpc('release_paper_email', { _id: id }),
    kindOf: () => PAPER_EMAIL_KIND,
    write: paperEmail,
  });
