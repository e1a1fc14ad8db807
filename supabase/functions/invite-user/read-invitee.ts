import * as z from 'zod/mini';
import type { InvitationFormValues, InviteUser } from '../_shared/contracts/user.ts';
import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';

/** Who is invited. */
export interface Invitee {
  readonly email: string;
  /** `null` for a user who is there: details and roles stay as they are. */
  readonly person: InvitationFormValues | null;
}

const profileSchema = z.object({ email: z.string() });

/**
 * Who a request is about; the address of a user is read here, as the caller.
 *
 * @throws HttpError 404 when there is no such user any more.
 */
export async function readInvitee(request: InviteUser, database: Database): Promise<Invitee> {
  if ('person' in request) return { email: request.person.email, person: request.person };
  const { data, error } = await database
    .from('profiles')
    .select('email')
    .eq('id', request.user_id)
    .maybeSingle();
  if (error) throw new Error(`Could not read user ${request.user_id}: ${error.code}`);
  if (data === null) throw new HttpError(404, 'This user is no longer there.');
  return { email: profileSchema.parse(data).email, person: null };
}
