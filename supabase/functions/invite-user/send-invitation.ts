import { INVITATION_PATH } from '../_shared/contracts/site-paths.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import type { Invitee } from './read-invitee.ts';

/** The part of Auth's admin API that is needed here. */
interface Inviter {
  inviteUserByEmail: (
    email: string,
    options: { data: object; redirectTo: string },
  ) => Promise<{ error: { code?: string | undefined; status?: number | undefined } | null }>;
}

/** What Auth says against an address, and not against the moment. */
const REFUSED_ADDRESS = [
  'email_address_invalid',
  'email_address_not_authorized',
  'validation_failed',
];

/**
 * Has Auth make the account, unless it is there, and mail its link. An address that somebody has
 * joined with is left alone, without a word: `finish` tells it from a try before this one.
 *
 * @throws HttpError 422 for an address Auth does not take, 429 when it mails no more for now, 502
 * for anything else.
 */
export async function sendInvitation(
  { email, person }: Invitee,
  site: string,
  auth: Inviter,
): Promise<void> {
  const { error } = await auth.inviteUserByEmail(email, {
    // Never a role: metadata is its owner's to change.
    data: person === null ? {} : { first_name: person.first_name, last_name: person.last_name },
    redirectTo: site + INVITATION_PATH,
  });
  if (error === null || error.code === 'email_exists') return;
  const cause = new Error(`Auth answered ${String(error.status)} ${error.code ?? ''}`);
  if (REFUSED_ADDRESS.includes(error.code ?? '')) {
    throw new HttpError(422, 'No mail can be sent to this address. Check its spelling.', { cause });
  }
  if (error.status === 429) {
    throw new HttpError(
      429,
      'The site has sent many mails in a short time. Please wait an hour and try again.',
      { cause },
    );
  }
  throw new HttpError(502, 'The invitation could not be mailed. Please try again later.', {
    cause,
  });
}
