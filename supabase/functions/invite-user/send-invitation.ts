import { INVITATION_PATH } from '../_shared/contracts/site-paths.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import type { Invitee } from './read-invitee.ts';

/** The part of Auth's admin API used here. */
interface Inviter {
  inviteUserByEmail: (
    email: string,
    options: { data: object; redirectTo: string },
  ) => Promise<{ error: { code?: string | undefined; status?: number | undefined } | null }>;
}

/** Auth errors caused by the address; retrying won't help. */
const REJECTED_ADDRESS = [
  'email_address_invalid',
  'email_address_not_authorized',
  'validation_failed',
];

/**
 * Has Auth create the account if necessary and email its link. Doesn't throw if the address already has
 * an account: `finish` distinguishes that from an earlier attempt.
 *
 * @throws HttpError 422 if Auth rejects the address, 429 if it has sent too many emails, 502 for
 * anything else.
 */
export async function sendInvitation(
  { email, person }: Invitee,
  site: string,
  auth: Inviter,
): Promise<void> {
  const { error } = await auth.inviteUserByEmail(email, {
    // Never a role: users can change their own metadata.
    data: person === null ? {} : { first_name: person.first_name, last_name: person.last_name },
    redirectTo: site + INVITATION_PATH,
  });
  if (error === null || error.code === 'email_exists') return;
  const cause = new Error(`Auth returned ${String(error.status)} ${error.code ?? ''}`);
  if (REJECTED_ADDRESS.includes(error.code ?? '')) {
    throw new HttpError(422, "We can't send email to this address. Check its spelling.", { cause });
  }
  if (error.status === 429) {
    throw new HttpError(429, 'We have sent too many emails. Please wait an hour and try again.', {
      cause,
    });
  }
  throw new HttpError(502, "We couldn't email the invitation. Please try again later.", { cause });
}
