import { serviceClient } from '../_shared/database.ts';
import { emailTransport } from '../_shared/email/transport.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { requireCronSecret } from '../_shared/http/require-cron-secret.ts';
import { sendDue } from './send-due.ts';

/**
 * POST → {sent}: how many records got an email. Sends the automatic emails that no browser has sent, and
 * retries failed ones. Only the scheduler may call it, every minute (docs/deploy.md).
 */
Deno.serve(
  onPost('send-unsent-emails', async (request) => {
    await requireCronSecret(request);
    return { sent: await sendDue(serviceClient(), emailTransport()) };
  }),
);
