import { InvalidTokenError, readClaims } from '../auth/tokens.ts';
import type { Claims, Database } from '../database/database.ts';
import { type Permissions, readPermissions } from './authorize.ts';
import { isFilter } from './filter.ts';
import type { JoinConfig } from './member.ts';

/** No policy applies to public channels: anyone with a key may do anything in them. */
const PUBLIC: Permissions = {
  broadcast: { read: true, write: true },
  presence: { read: true, write: true },
};

/** A client that joined a channel, with its permissions. */
export interface Admission {
  claims: Claims;
  permissions: Permissions;
}

/** A refused join, with the reason a hosted project gives. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Checks a join: verifies the message's token (or the socket's key) and, for a private channel, evaluates
 * the policies.
 *
 * @throws RefusedError when the token is invalid or the caller may not read the topic.
 */
export async function admit(
  database: Database,
  { topic, isPrivate }: { topic: string; isPrivate: boolean },
  payload: Record<string, unknown>,
  apiKey: string,
): Promise<Admission> {
  const token = payload['access_token'];
  const claims = await readClaims(typeof token === 'string' && token !== '' ? token : apiKey).catch(
    (error: unknown) => {
      if (!(error instanceof InvalidTokenError)) throw error;
      throw new RefusedError(`InvalidJWTToken: ${error.message}`, { cause: error });
    },
  );
  if (!isPrivate) return { claims, permissions: PUBLIC };
  const permissions = await readPermissions(database, claims, topic);
  if (!permissions.broadcast.read) {
    throw new RefusedError(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    );
  }
  return { claims, permissions };
}

/** @throws RefusedError when a hosted project would reject the channel's subscriptions. */
export function checkConfig(config: JoinConfig): void {
  for (const { filter } of config.postgres_changes ?? []) {
    if (filter !== undefined && filter !== '' && !isFilter(filter)) {
      throw new RefusedError(`Invalid filter: ${filter}`);
    }
  }
}
