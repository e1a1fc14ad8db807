import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { logFailure } from '../_shared/log.ts';
import type { Invitee } from './read-invitee.ts';

/** Claims an invitation as the admin who sends it (migrations: claim_invitation). */
export function invitationClaim(id: string, database: Database) {
  return {
    /**
     * False if this invitation was already sent or is being sent.
     *
     * @throws HttpError 429 after too many, or soon after another one to this address.
     */
    async take(email: string): Promise<boolean> {
      const { data, error } = await database.rpc('claim_invitation', {
        _invitation_id: id,
        _email: email,
      });
      if (error?.code === 'PT429') throw new HttpError(429, error.message);
      if (error) throw new Error(`Could not claim invitation ${id}: ${error.code}`);
      return data;
    },

    /**
     * Sets the account's details and roles. False if this invitation didn't create the account.
     *
     * @throws HttpError 500 if that fails after the email was sent.
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
          "The email was sent, but we couldn't save the details and roles. Send the invitation again.",
          { cause: new Error(`Could not finish invitation ${id}: ${error.code}`) },
        );
      }
      return data;
    },

    /** Allows a retry. If this fails, the claim expires. */
    async release(): Promise<void> {
      const { error } = await database.rpc('release_invitation', { _invitation_id: id });
      if (error) logFailure('invite-user', new Error(`Could not release ${id}: ${error.code}`));
    },
  };
}
