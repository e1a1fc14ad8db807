import { inviteUserSchema, type InviteUser } from '../_shared/contracts/user.ts';
import { serviceClient } from '../_shared/database.ts';
import { siteUrl } from '../_shared/env.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { requireAdmin, type Caller } from '../_shared/http/require-role.ts';
import { invitationClaim } from './invitation-claim.ts';
import { sendInvitation } from './send-invitation.ts';
import { readInvitee } from './read-invitee.ts';

const TAKEN = 'This email address already has an account.';

/**
 * Emails the invitation and sets the account's details and roles. False if this invitation was already
 * sent or is being sent.
 *
 * @throws HttpError 404 for a deleted user, 409 if the address already has an account, 422 if Auth
 * rejects the address, 429 after too many, 502 if the email failed, 500 if a later step failed. The
 * caller may repeat the same call after any of them.
 */
async function invite(request: InviteUser, { database }: Caller): Promise<boolean> {
  const site = siteUrl();
  const service = serviceClient();
  const invitee = await readInvitee(request, database);
  const claim = invitationClaim(request.id, database);
  if (!(await claim.take(invitee.email))) return false;
  try {
    await sendInvitation(invitee, site, service.auth.admin);
    // Also runs if the address already has an account: an earlier attempt may have sent the email and
    // failed only here.
    if (!(await claim.finish(invitee))) throw new HttpError(409, TAKEN);
    return true;
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/**
 * POST {id, person: {email, first_name, …, roles}} or {id, user_id} → {sent}. Invites a new person, or
 * an existing user who hasn't joined yet. Sends once per id; admins only (docs/decisions/0016).
 */
Deno.serve(
  onPost('invite-user', async (request) => {
    const admin = await requireAdmin(request);
    return { sent: await invite(await readJson(request, inviteUserSchema), admin) };
  }),
);
