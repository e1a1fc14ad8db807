import { inviteUserSchema, type InviteUser } from '../_shared/contracts/user.ts';
import { serviceClient } from '../_shared/database.ts';
import { siteUrl } from '../_shared/env.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { requireAdmin, type Admin } from '../_shared/http/require-admin.ts';
import { invitationClaim } from './invitation-claim.ts';
import { sendInvitation } from './send-invitation.ts';
import { readInvitee } from './read-invitee.ts';

const TAKEN = 'Somebody with this e-mail address already has an account.';

/**
 * Mails the invitation and gives the account its details and roles. False when it is out already, or
 * on its way.
 *
 * @throws HttpError 404 for a user who is gone, 409 for an address somebody has joined with, 422 for
 * one Auth does not take, 429 after many, 502 when the mail did not go out, 500 when what follows it
 * failed. After each the same call may be made again.
 */
async function invite(request: InviteUser, { database }: Admin): Promise<boolean> {
  const site = siteUrl();
  const service = serviceClient();
  const invitee = await readInvitee(request, database);
  const claim = invitationClaim(request.id, database);
  if (!(await claim.take(invitee.email))) return false;
  try {
    await sendInvitation(invitee, site, service.auth.admin);
    // Asked where the address is taken, too: the mail of an earlier try may have gone out, and its
    // link been opened, before its end failed.
    if (!(await claim.finish(invitee))) throw new HttpError(409, TAKEN);
    return true;
  } catch (error) {
    await claim.giveBack();
    throw error;
  }
}

/**
 * POST {id, person: {email, first_name, …, roles}} or {id, user_id} → {sent}. Invites somebody, or
 * again a user who has not joined, once for each id; admins only (docs/decisions/0019).
 */
Deno.serve(
  onPost('invite-user', async (request) => {
    const admin = await requireAdmin(request);
    return { sent: await invite(await readJson(request, inviteUserSchema), admin) };
  }),
);
