import { verifyChallengeSchema } from '../_shared/contracts/challenge.ts';
import { serviceClient } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { siteVerify } from './site-verify.ts';

/**
 * POST {token, form, id} → {verified: true}. After Cloudflare confirms the token, the form may store the row
 * with this id above its limits, once and within five minutes (docs/decisions/0027). 404 where challenges
 * are off.
 */
Deno.serve(
  onPost('verify-challenge', async (request) => {
    const challenge = await readJson(request, verifyChallengeSchema);
    const secret = Deno.env.get('TURNSTILE_SECRET_KEY')?.trim() ?? '';
    if (secret === '') throw new HttpError(404, 'Challenges are off.');
    const database = serviceClient();
    await limitCalls(database, 'verify-challenge', request, challenge.id);
    await siteVerify(secret, challenge);
    const { error } = await database.rpc('store_challenge_pass', {
      _form: challenge.form,
      _record_id: challenge.id,
    });
    if (error) throw new Error(`Could not store a challenge pass: ${error.code}`);
    return { verified: true };
  }),
);
