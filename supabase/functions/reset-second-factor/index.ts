import { resetSecondFactorSchema } from '../_shared/contracts/user.ts';
import { siteUrl } from '../_shared/env.ts';
import { secondFactorResetEmail } from '../_shared/email/second-factor-reset.ts';
import { emailTransport } from '../_shared/email/transport.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { requireAdmin, type Caller } from '../_shared/http/require-role.ts';
import { logFailure } from '../_shared/log.ts';

/** Statuses by the code that reset_second_factor raises; its messages are for the caller. */
const STATUS_OF: Record<string, number> = { '42501': 403, PT404: 404, PT409: 409 };

/**
 * Removes the user's second factor and tells them by email. `reset` is false if they had none, and
 * `emailed` if the email failed: the reset can't be undone.
 *
 * @throws HttpError 403 for anyone but an admin, 404 for a deleted user, 409 for the caller's own
 * account, 500 if the settings for sending email are missing.
 */
async function reset(userId: string, { database }: Caller) {
  const send = emailTransport();
  const site = siteUrl();
  const { data: address, error } = await database.rpc('reset_second_factor', { _user_id: userId });
  if (error) {
    const status = STATUS_OF[error.code];
    if (status !== undefined) throw new HttpError(status, error.message);
    throw new Error(`Could not reset the second factor of ${userId}: ${error.code}`);
  }
  // The generated type has no null for what an RPC returns.
  if ((address as string | null) === null) return { reset: false, emailed: false };
  try {
    await send(secondFactorResetEmail(address, site), crypto.randomUUID());
    return { reset: true, emailed: true };
  } catch (cause) {
    logFailure(`the second factor of ${userId} was reset, but they were not told`, cause);
    return { reset: true, emailed: false };
  }
}

/** POST {user_id} → {reset, emailed}. Resets a colleague's two-step verification; admins only. */
Deno.serve(
  onPost('reset-second-factor', async (request) => {
    const admin = await requireAdmin(request);
    return reset((await readJson(request, resetSecondFactorSchema)).user_id, admin);
  }),
);
