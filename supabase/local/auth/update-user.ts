import type { Claims } from '../database/database.ts';
import { refuse } from './answers.ts';
import { emailBothAddresses } from './email-change.ts';
import { readJson, type AuthContext } from './auth-context.ts';
import { readRequestClaims } from './tokens.ts';

/**
 * PUT /user with what the library lacks. A new address must be confirmed from both addresses. A new
 * password needs a session younger than a day (`secure_password_change`), ends every other session
 * and sends its owner an email.
 */
export async function answerUpdateUser(
  request: Request,
  peer: string,
  context: AuthContext,
): Promise<Response> {
  const { email, ...others } = await readJson(request);
  const refusal = await refuseWithoutSecondFactor(request, context);
  if (refusal !== undefined) return refusal;
  if (typeof email !== 'string') return answerOtherChanges(request, peer, context);
  const asked = await emailBothAddresses(request, email, context);
  if (asked instanceof Response) return asked;
  if (asked === 'library') return answerOtherChanges(request, peer, context);
  const body = JSON.stringify(others);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return answerOtherChanges(
    new Request(request.url, { method: 'PUT', headers, body }),
    peer,
    context,
  );
}

/** Users with a verified factor need it to change their password or address. */
async function refuseWithoutSecondFactor(
  request: Request,
  { database }: AuthContext,
): Promise<Response | undefined> {
  const { email, password } = await readJson(request);
  if (email === undefined && password === undefined) return undefined;
  const claims = await readRequestClaims(request).catch(() => undefined);
  const [missing] = await database.query(
    `select from auth.users
     where id::text = $1 and ($3 = 'true' or email <> lower($4))
       and exists (select from auth.mfa_factors where user_id = users.id and status = 'verified')
       and not exists (select from auth.sessions where id::text = $2 and aal = 'aal2')`,
    [
      String(claims?.sub),
      String(claims?.['session_id']),
      String(password !== undefined),
      String(email),
    ],
  );
  if (missing === undefined) return undefined;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  return refuse(401, 'insufficient_aal', message);
}

async function answerOtherChanges(
  request: Request,
  peer: string,
  context: AuthContext,
): Promise<Response> {
  const { password } = await readJson(request);
  const claims = await readRequestClaims(request).catch(() => undefined);
  if (password === undefined || claims === undefined) return context.api.fetch(request, peer);
  if (!(await isSessionFresh(claims, context))) {
    return refuse(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const answer = await context.api.fetch(request, peer);
  if (answer.ok) await announceNewPassword(claims, context);
  return answer;
}

async function isSessionFresh({ session_id: id }: Claims, { database }: AuthContext) {
  const [session] = await database.query<{ is_fresh: boolean }>(
    `select created_at::timestamptz > now() - interval '24 hours' as is_fresh
     from auth.sessions where id::text = $1`,
    [String(id)],
  );
  // The library refuses a session that has ended.
  return session?.is_fresh ?? true;
}

async function announceNewPassword(
  { sub, session_id: id }: Claims,
  { database, sendEmail, siteUrl }: AuthContext,
): Promise<void> {
  const others = [String(sub), String(id)];
  await database.query(
    'delete from auth.refresh_tokens where user_id::text = $1 and session_id::text <> $2',
    others,
  );
  await database.query(
    'delete from auth.sessions where user_id::text = $1 and id::text <> $2',
    others,
  );
  const [user] = await database.query<{ email: string }>(
    'select email from auth.users where id::text = $1',
    [String(sub)],
  );
  if (user === undefined) return;
  sendEmail({
    name: 'password_changed',
    to: user.email,
    values: { Email: user.email, SiteURL: siteUrl },
  });
}
