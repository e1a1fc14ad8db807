import { randomUUID } from 'node:crypto';
import type { Database, Query, Row } from '../database/database.ts';
import { findAccount, insertAccount, USER } from './accounts.ts';
import { EMAIL_EXISTS, refuse, requireSecretKey } from './answers.ts';
import { readJson } from './auth-context.ts';

/**
 * /auth/v1/admin/users, which the API library lacks: create, read, list, change and delete accounts
 * with the secret key.
 */
export async function handleAdminUsers(request: Request, database: Database): Promise<Response> {
  const refusal = await requireSecretKey(request);
  if (refusal !== undefined) return refusal;
  const id = /^\/auth\/v1\/admin\/users\/([\w-]+)$/.exec(new URL(request.url).pathname)?.[1];
  const body = await readJson(request);
  const answer = database.transaction(async ({ query }) => {
    if (id === undefined) {
      return request.method === 'POST' ? createUser(query, body) : listUsers(query, request);
    }
    if (request.method === 'PUT') await updateUser(query, id, body);
    const user = await findAccount(query, id);
    if (user === undefined) return refuse(404, 'user_not_found', 'User not found');
    if (request.method !== 'DELETE') return Response.json(user);
    await query('delete from auth.users where id = $1::text::uuid', [id]);
    return Response.json({});
  });
  // A trigger of the project refused it; Auth hides the reason.
  return answer.catch(() => refuse(500, 'unexpected_failure', 'Database error'));
}

async function createUser(query: Query, body: Row): Promise<Response> {
  const email = text(body['email'])?.toLowerCase();
  if (email === undefined)
    return refuse(400, 'validation_failed', 'Cannot create a user without an email');
  const [taken] = await query('select from auth.users where email = $1', [email]);
  if (taken !== undefined) return refuse(...EMAIL_EXISTS);
  const id = await insertAccount(query, {
    id: text(body['id']),
    email,
    password: text(body['password']) ?? randomUUID(),
    isConfirmed: body['email_confirm'] === true,
    userMetadata: (body['user_metadata'] ?? {}) as Row,
    appMetadata: body['app_metadata'] as Row | undefined,
  });
  return Response.json(await findAccount(query, id));
}

async function listUsers(query: Query, request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const size = Math.min(Number(params.get('per_page') ?? '50') || 50, 1000);
  const page = Math.max(Number(params.get('page') ?? '1') || 1, 1);
  const users = await query<{ user: unknown }>(
    `select ${USER} as user from auth.users u order by created_at, id limit $1::text::int offset $2::text::int`,
    [String(size), String((page - 1) * size)],
  );
  const [count] = await query<{ total: string }>('select count(*)::text as total from auth.users');
  return Response.json(
    { users: users.map(({ user }) => user), aud: 'authenticated' },
    { headers: { 'x-total-count': count?.total ?? '0' } },
  );
}

async function updateUser(query: Query, id: string, body: Row): Promise<void> {
  const given = (name: string) => (body[name] === undefined ? null : JSON.stringify(body[name]));
  await query(
    `update auth.users set
       email = coalesce(lower($2), email),
       encrypted_password = coalesce(embedded_backend.hash_password($3), encrypted_password),
       email_confirmed_at = case when $4 = 'true' then now() else email_confirmed_at end,
       raw_user_meta_data = raw_user_meta_data || coalesce($5::text::jsonb, '{}'),
       raw_app_meta_data = raw_app_meta_data || coalesce($6::text::jsonb, '{}'),
       updated_at = now()
     where id = $1::text::uuid`,
    [
      id,
      text(body['email']) ?? null,
      text(body['password']) ?? null,
      String(body['email_confirm'] === true),
      given('user_metadata'),
      given('app_metadata'),
    ],
  );
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
