import { InvalidTokenError, readClaims } from '../auth/tokens.ts';
import type { Claims, Database } from '../database/database.ts';
import { type Permissions, readPermissions } from './authorize.ts';
import { isFilter } from './filter.ts';
import type { JoinConfig } from './member.ts';

/** Who was let into a channel, and what they may do there. */
export interface Admission {
  claims: Claims;
  permissions: Permissions;
}

/** Why a join is refused, in a hosted project's words. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Reads the token in a message, or the key the socket was opened with, and asks the policies.
 *
 * @throws RefusedError when the token is not good or the topic not theirs to read.
 */
export async function admit(
  database: Database,
  topic: string,
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
  const permissions = await readPermissions(database, claims, topic);
  if (!permissions.broadcast.read) {
    throw new RefusedError(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    );
  }
  return { claims, permissions };
}

/** @throws RefusedError when no hosted project would take the channel's wishes. */
export function checkConfig(config: JoinConfig): void {
  if (config.private !== true) {
    throw new RefusedError('PrivateOnly: This project only allows private channels');
  }
  for (const { filter } of config.postgres_changes ?? []) {
    if (filter !== undefined && filter !== '' && !isFilter(filter)) {
      throw new RefusedError(`Invalid filter: ${filter}`);
    }
  }
}
