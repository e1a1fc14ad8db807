import { serviceClient } from '../_shared/database.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { requireCronSecret } from '../_shared/http/require-cron-secret.ts';

/**
 * POST → {challenge}: 1 if visitors can pass a challenge, else 0. Tells the database, which can't read the
 * functions' settings. Only the scheduler may call it, every five minutes.
 */
Deno.serve(
  onPost('report-settings', async (request) => {
    await requireCronSecret(request);
    const isOn = (Deno.env.get('TURNSTILE_SECRET_KEY')?.trim() ?? '') !== '';
    const { error } = await serviceClient().rpc('set_challenge', { _is_on: isOn });
    if (error) throw new Error(`Could not store whether challenges are on: ${error.code}`);
    return { challenge: Number(isOn) };
  }),
);
