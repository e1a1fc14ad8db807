import * as z from 'zod/mini';
import type { Database } from '../database.ts';
import { claimedLoadEmailSchema, loadEmail } from './load-emails.ts';
import { claimedPilotEmailSchema, pilotEmail } from './pilot-emails.ts';
import { sendQueuedEmail } from './send-queued-email.ts';
import type { SendEmail } from './transport.ts';

const claimedSchema = z.union([claimedLoadEmailSchema, claimedPilotEmailSchema]);

/**
 * Sends a queued email about a load's step once and logs the attempt. False if it was sent, is being sent
 * or no longer makes sense.
 *
 * @throws HttpError 502 if it failed. Its claim is released.
 */
export const sendLoadEmail = (id: string, database: Database, send: SendEmail): Promise<boolean> =>
  sendQueuedEmail(id, database, send, {
    type: 'load',
    row: claimedSchema,
    claim: () => database.rpc('claim_load_email', { _id: id }),
    release: () => database.rpc('release_load_email', { _id: id }),
    kindOf: ({ kind }) => kind,
    write: (claimed, site) =>
      'job' in claimed ? pilotEmail(claimed, site) : loadEmail(claimed, site),
  });
