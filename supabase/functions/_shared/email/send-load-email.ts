import * as z from 'zod/mini';
import type { Database } from '../database.ts';
import { siteUrl } from '../env.ts';
import { claimedLoadEmailSchema, loadEmail } from './load-emails.ts';
import { logSiteEmail } from './log-site-email.ts';
import { claimedPilotEmailSchema, pilotEmail } from './pilot-emails.ts';
import { sendOnce } from './send-once.ts';
import { EmailError, type SendEmail } from './transport.ts';

const claimedSchema = z.union([claimedLoadEmailSchema, claimedPilotEmailSchema]);

/**
 * Sends a queued email about a load's step once and logs the attempt. False if it was sent, is being sent
 * or no longer makes sense.
 *
 * @throws HttpError 502 if it failed. Its claim is released.
 */
export async function sendLoadEmail(
  id: string,
  database: Database,
  send: SendEmail,
): Promise<boolean> {
  const site = siteUrl();
  const record = { type: 'load', id } as const;
  const attempt = async (claimed: z.output<typeof claimedSchema>) => {
    const email = 'job' in claimed ? pilotEmail(claimed, site) : loadEmail(claimed, site);
    try {
      const providerId = await send(email, `${claimed.kind}/${id}`);
      await logSiteEmail(database, record, claimed.kind, email, { providerId });
    } catch (error) {
      if (!(error instanceof EmailError)) throw error;
      await logSiteEmail(database, record, claimed.kind, email, { error: error.reason });
      throw error;
    }
  };
  return sendOnce(
    id,
    {
      what: 'load email',
      row: claimedSchema,
      take: async () => {
        const { data, error } = await database.rpc('claim_load_email', { _id: id });
        return { data: data === null ? [] : [data], error };
      },
      release: () => database.rpc('release_load_email', { _id: id }),
    },
    (claimed) => [attempt(claimed)],
  );
}
