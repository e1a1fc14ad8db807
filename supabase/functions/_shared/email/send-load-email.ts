import type { Database } from '../database.ts';
import { siteUrl } from '../env.ts';
import { claimedLoadEmailSchema, loadEmail, type ClaimedLoadEmail } from './load-emails.ts';
import { logSiteEmail } from './log-site-email.ts';
import { sendOnce } from './send-once.ts';
import { EmailError, type SendEmail } from './transport.ts';

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
  const attempt = async (claimed: ClaimedLoadEmail) => {
    const email = loadEmail(claimed, site);
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
      row: claimedLoadEmailSchema,
      take: async () => {
        const { data, error } = await database.rpc('claim_load_email', { _id: id });
        return { data: data === null ? [] : [data], error };
      },
      release: () => database.rpc('release_load_email', { _id: id }),
    },
    (claimed) => [attempt(claimed)],
  );
}
