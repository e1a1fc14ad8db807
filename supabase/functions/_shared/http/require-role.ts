import type { AppRole } from '../domain/roles.ts';
import { callerClient, type Database } from '../database.ts';
import { HttpError } from './http-error.ts';

/** The colleague who called the function, and a client with their rights. */
export interface Caller {
  readonly id: string;
  readonly database: Database;
}

/**
 * The caller, if they are an admin. The gateway doesn't check tokens (config.toml), so this asks Auth.
 *
 * @throws HttpError 401 without a valid session, 403 for anyone but an admin and without their second
 * factor.
 */
export function requireAdmin(request: Request): Promise<Caller> {
  return requireRole(request, ['admin'], 'Only an admin can do this.');
}

/**
 * The caller, if they are an admin or a moderator.
 *
 * @throws HttpError 401 without a valid session, 403 for anyone else and without their second factor.
 */
export function requireStaff(request: Request): Promise<Caller> {
  return requireRole(request, ['admin', 'moderator'], 'Only an admin or a moderator can do this.');
}

async function requireRole(
  request: Request,
  allowed: readonly AppRole[],
  refusal: string,
): Promise<Caller> {
  const token = /^Bearer (.+)$/iu.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new HttpError(401, 'Please sign in.');
  const database = callerClient(token);
  const { data, error } = await database.auth.getUser(token);
  if (error) throw new HttpError(401, 'Please sign in again.', { cause: error });

  const { id } = data.user;
  const [roles, state] = await Promise.all([
    database.rpc('get_user_roles', { _user_id: id }),
    database.rpc('my_session_state'),
  ]);
  if (roles.error) throw new Error(`Could not read the roles of ${id}: ${roles.error.code}`);
  if (state.error) throw new Error(`Could not read the session of ${id}: ${state.error.code}`);
  if (!roles.data.some((role) => allowed.includes(role))) throw new HttpError(403, refusal);
  if (['idle', 'ended'].includes(state.data)) throw new HttpError(401, 'Please sign in again.');
  if (state.data !== 'open') {
    throw new HttpError(403, 'Two-step verification is required for this.');
  }
  return { id, database };
}
