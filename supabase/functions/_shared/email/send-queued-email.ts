import type * as z from 'zod/mini';
import type { StepEmailKind } from '../contracts/step-emails.ts';
import type { Database } from '../database.ts';
import { siteUrl } from '../env.ts';
import { logSiteEmail } from './log-site-email.ts';
import { sendOnce, type RpcResult } from './send-once.ts';
import { EmailError, type Email, type SendEmail } from './transport.ts';

/** An outbox: how to claim one of its emails, and what to write. */
interface Outbox<Claimed> {
  readonly type: 'load' | 'pilot_car';
  readonly row: z.ZodMiniType<Claimed>;
  /** Returns what the email needs, or null if there is nothing to send. */
  readonly claim: () => PromiseLike<RpcResult>;
  readonly release: () => PromiseLike<RpcResult>;
  readonly kindOf: (claimed: Claimed) => StepEmailKind;
  readonly write: (claimed: Claimed, siteUrl: string) => Email;
}

/**
 * Sends an email of an outbox once and logs the attempt. False if it was sent, is being sent or no longer
 * makes sense.
 *
 * @throws HttpError 502 if it failed. Its claim is released.
 */
export async function sendQueuedEmail<Claimed>(
  id: string,
  database: Database,
  send: SendEmail,
  { type, row, claim, release, kindOf, write }: Outbox<Claimed>,
): Promise<boolean> {
  const site = siteUrl();
  const record = { type, id };
  const attempt = async (claimed: Claimed) => {
    const kind = kindOf(claimed);
    const email = write(claimed, site);
    try {
      const providerId = await send(email, `${kind}/${id}`);
      await logSiteEmail(database, record, kind, email, { providerId });
    } catch (error) {
      if (!(error instanceof EmailError)) throw error;
      await logSiteEmail(database, record, kind, email, { error: error.reason });
      throw error;
    }
  };
  return sendOnce(
    id,
    {
      what: `${type} email`,
      row,
      take: async () => {
        const { data, error } = await claim();
        return { data: data === null ? [] : [data], error };
      },
      release,
    },
    (claimed) => [attempt(claimed)],
  );
}
