import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { logFailure } from '../_shared/log.ts';
import type { Invitee } from './read-invitee.ts';

/** How an invitation is claimed, as the admin who sends it (migrations: claim_invitation). */
export function invitationClaim(id: string, database: Database) {
  return {
    /**
     * False when it is out already, or on its way.
     *
     * @throws HttpError 429 after many, or where one just went to the address.
     */
    async take(email: string): Promise<boolean> {
      const { data, error } = await database.rpc('claim_invitation', {
        _invitation_id: id,
        _email: email,
      });
      if (error?.code === 'PT429') throw new HttpError(429, error.message);
      if (error) throw new Error(`Could not claim invitation ${id}: ${error.code}`);
      return data === true;
    },

    /**
     * Gives the account its details and roles; false when this invitation did not make it.
     *
     * @throws HttpError 500 when that failed: the mail is out, the rest is not stored.
     */
    async finish({ person }: Invitee): Promise<boolean> {
      const { data, error } = await database.rpc('finish_invitation', {
        _invitation_id: id,
        ...(person !== null && {
          _first_name: person.first_name,
          _last_name: person.last_name,
          _phone: person.phone,
          _company_name: person.company_name,
          _roles: person.roles,
        }),
      });
      if (error) {
        throw new HttpError(
          500,
          'The mail went out, but details and roles could not be stored. Send it once more.',
          { cause: new Error(`Could not finish invitation ${id}: ${error.code}`) },
        );
      }
      return data === true;
    },

    /** For the next try. Where it fails, the claim runs out by itself. */
    async giveBack(): Promise<void> {
      const { error } = await database.rpc('release_invitation', { _invitation_id: id });
      if (error) logFailure('invite-user', new Error(`Could not release ${id}: ${error.code}`));
    },
  };
}
