import * as z from 'zod/mini';
import type { InvitationFormValues, InviteUser } from '../_shared/contracts/user.ts';
import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';

/** The person to invite. */
export interface Invitee {
  readonly email: string;
  /** `null` for an existing user, whose details and roles don't change. */
  readonly person: InvitationFormValues | null;
}

const profileSchema = z.object({ email: z.string() });

/**
 * The person to invite. Reads an existing user's address with the caller's rights.
 *
 * @throws HttpError 404 if the user no longer exists.
 */
export async function readInvitee(request: InviteUser, database: Database): Promise<Invitee> {
  if ('person' in request) return { email: request.person.email, person: request.person };
  const { data, error } = await database
    .from('profiles')
    .select('email')
    .eq('id', request.user_id)
    .maybeSingle();
  if (error) throw new Error(`Could not read user ${request.user_id}: ${error.code}`);
  if (data === null) throw new HttpError(404, 'This user no longer exists.');
  return { email: profileSchema.parse(data).email, person: null };
}
