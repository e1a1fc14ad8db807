import { randomUUID } from 'node:crypto';
import type { Query, Row } from '../database/database.ts';

/** An account that an admin creates or an invitation needs. */
interface NewAccount {
  id?: string | undefined;
  /** In lower case. */
  email: string;
  /** `null` for an account without a password. */
  password: string | null;
  isConfirmed: boolean;
  userMetadata: Row;
  appMetadata?: Row | undefined;
}

/** Inserts an account and its identity; returns its id. */
export async function insertAccount(query: Query, account: NewAccount): Promise<string> {
  const { id = randomUUID(), email, password, isConfirmed, userMetadata, appMetadata } = account;
  await query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1::text::uuid, 'authenticated', 'authenticated', $2,
       coalesce(embedded_backend.hash_password($3), ''),
       case when $4 = 'true' then now() end, $5::text::jsonb, $6::text::jsonb, now(), now())`,
    [
      id,
      email,
      password,
      String(isConfirmed),
      JSON.stringify({ provider: 'email', providers: ['email'], ...appMetadata }),
      JSON.stringify({ ...userMetadata, email, email_verified: isConfirmed, sub: id }),
    ],
  );
  await query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
     values ($1::text::uuid, 'email', $2, $2::text::uuid, $3::text::jsonb, now(), now())`,
    [randomUUID(), id, JSON.stringify({ sub: id, email })],
  );
  return id;
}

/** SQL for the factors of a user as Auth's API returns them; `u` is the row of auth.users. */
export const FACTORS = `(select jsonb_agg(jsonb_build_object(
    'id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
    'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'phone', f.phone,
    'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id)
  from auth.mfa_factors f where f.user_id = u.id)`;

/** SQL for an account as Auth's API returns it; `u` is the row of auth.users. */
export const USER = `jsonb_strip_nulls(jsonb_build_object('factors', ${FACTORS})) || jsonb_build_object(
  'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', coalesce(u.phone, ''),
  'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.confirmed_at,
  'invited_at', u.invited_at, 'confirmation_sent_at', u.confirmation_sent_at,
  'last_sign_in_at', u.last_sign_in_at, 'app_metadata', u.raw_app_meta_data,
  'user_metadata', u.raw_user_meta_data, 'identities', '[]'::jsonb,
  'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', u.is_anonymous)`;

/** An account as Auth's API returns it; undefined when no account has that id. */
export async function findAccount(query: Query, id: string): Promise<unknown> {
  const [row] = await query<{ user: unknown }>(
    `select ${USER} as user from auth.users u where id::text = $1`,
    [id],
  );
  return row?.user;
}

export const isEmailAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
