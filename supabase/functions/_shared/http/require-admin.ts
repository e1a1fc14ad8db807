import { callerClient, type Database } from '../database.ts';
import { HttpError } from './http-error.ts';

/** The admin who called the function, and a client with their rights. */
export interface Admin {
  readonly id: string;
  readonly database: Database;
}

/**
 * The caller, if they are an admin. The gateway doesn't check tokens (config.toml), so this asks Auth.
 *
 * @throws HttpError 401 without a valid session, 403 for anyone but an admin.
 */
export async function requireAdmin(request: Request): Promise<Admin> {
  const token = /^Bearer (.+)$/iu.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new HttpError(401, 'Please sign in.');
  const database = callerClient(token);
  const { data, error } = await database.auth.getUser(token);
  if (error) throw new HttpError(401, 'Please sign in again.', { cause: error });

  const { id } = data.user;
  const isAdmin = await database.rpc('has_role', { _user_id: id, _role: 'admin' });
  if (isAdmin.error) throw new Error(`Could not read the roles of ${id}: ${isAdmin.error.code}`);
  if (!isAdmin.data) throw new HttpError(403, 'Only an admin can do this.');
  return { id, database };
}
