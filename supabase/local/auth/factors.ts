import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import qrcode from 'qrcode-generator';
import type { Query, Row, Transaction } from '../database/database.ts';
import { findAccount } from './accounts.ts';
import { refuse } from './answers.ts';
import { addMethod, signSessionToken } from './assurance.ts';
import { readJson, type AuthContext } from './auth-context.ts';
import { verifyToken } from './tokens.ts';

/**
 * /auth/v1/factors, which the library lacks: enroll, challenge, verify and remove authenticator apps
 * (TOTP), with Auth's limits and errors.
 */

/** Seconds for which Auth accepts a challenge, and keeps a factor that was never challenged. */
const CHALLENGE_SECONDS = 300;
const FACTOR_SECONDS = 300;
const TOKEN_SECONDS = 3600;

/** The caller's session and user. */
interface Caller {
  userId: string;
  sessionId: string;
  email: string;
  isAal2: boolean;
  claims: Row;
}

interface Factor extends Row {
  id: string;
  status: 'unverified' | 'verified';
  secret: string;
}

/** Answers /factors and /factors/:id…; the library refuses callers without a session. */
export async function handleFactors(
  request: Request,
  peer: string,
  context: AuthContext,
): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  const { headers } = request;
  const user = await context.api.fetch(new Request(`${origin}/auth/v1/user`, { headers }), peer);
  if (!user.ok) return user;
  const caller = await readCaller(request, context);
  const body = await readJson(request);
  const [, id, action] = /^\/auth\/v1\/factors\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (id === undefined) return enroll(body, caller, context);
  return context.database.transaction(async (transaction) => {
    const factor = await findFactor(transaction.query, id, caller);
    if (factor instanceof Response) return factor;
    if (request.method === 'DELETE') return unenroll(factor, caller, transaction);
    if (!context.secondFactor.isVerifyEnabled) {
      return refuse(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
    }
    return action === 'challenge'
      ? challenge(factor, peer, transaction)
      : verify(factor, body, peer, caller, transaction);
  });
}

async function readCaller(request: Request, { database }: AuthContext): Promise<Caller> {
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  const claims = await verifyToken(token);
  const sessionId = String(claims['session_id']);
  const [session] = await database.query<{ aal: string | null }>(
    'select aal from auth.sessions where id::text = $1',
    [sessionId],
  );
  return {
    userId: String(claims.sub),
    sessionId,
    email: String(claims['email']),
    isAal2: session?.aal === 'aal2',
    claims,
  };
}

/** POST /factors: an unverified factor with its secret and a QR code. */
async function enroll(
  body: Row,
  caller: Caller,
  { database, secondFactor, siteUrl }: AuthContext,
): Promise<Response> {
  const { factor_type: type, friendly_name: name, issuer } = body;
  if (type !== 'totp') {
    return refuse(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
  if (!secondFactor.isEnrollEnabled) {
    return refuse(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  }
  const friendlyName = typeof name === 'string' ? name : '';
  return database.transaction(async ({ query }) => {
    const refusal = await refuseEnrollment(query, friendlyName, caller, secondFactor.maxEnrolled);
    if (refusal !== undefined) return refusal;
    const id = randomUUID();
    const secret = new Secret({ size: 20 });
    const uri = new TOTP({
      issuer: typeof issuer === 'string' && issuer !== '' ? issuer : new URL(siteUrl).host,
      label: caller.email,
      secret,
    }).toString();
    await query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values ($1::text::uuid, $2::text::uuid, $3, 'totp', 'unverified', now(), now(), $4)`,
      [id, caller.userId, friendlyName, secret.base32],
    );
    return Response.json({
      id,
      type: 'totp',
      friendly_name: friendlyName,
      totp: { qr_code: qrCode(uri), secret: secret.base32, uri },
    });
  });
}

async function refuseEnrollment(
  query: Query,
  name: string,
  { userId, isAal2 }: Caller,
  max: number,
): Promise<Response | undefined> {
  await query(
    `delete from auth.mfa_factors as factor
     where status <> 'verified' and created_at < now() - make_interval(secs => $1::text::int)
       and not exists (select from auth.mfa_challenges where factor_id = factor.id)`,
    [String(FACTOR_SECONDS)],
  );
  const factors = await query<{ friendly_name: string | null; status: string }>(
    'select friendly_name, status from auth.mfa_factors where user_id::text = $1',
    [userId],
  );
  if (factors.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    return refuse(422, 'mfa_factor_name_conflict', message);
  }
  if (factors.length >= max) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    return refuse(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (factors.some(({ status }) => status === 'verified') && !isAal2) {
    return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  return undefined;
}

async function findFactor(
  query: Query,
  id: string,
  { userId }: Caller,
): Promise<Factor | Response> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
    return refuse(404, 'validation_failed', 'factor_id must be an UUID');
  }
  const [factor] = await query<Factor>(
    `select id::text, status::text, secret from auth.mfa_factors
     where id::text = lower($1) and user_id::text = $2`,
    [id, userId],
  );
  return factor ?? refuse(404, 'mfa_factor_not_found', 'Factor not found');
}

/** POST /factors/:id/challenge: what a code must be verified against, once, within five minutes. */
async function challenge({ id }: Factor, peer: string, { query }: Transaction): Promise<Response> {
  const challengeId = randomUUID();
  await query(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     values ($1::text::uuid, $2::text::uuid, now(), $3::text::inet)`,
    [challengeId, id, peer],
  );
  await query(
    'update auth.mfa_factors set last_challenged_at = clock_timestamp() where id::text = $1',
    [id],
  );
  const expires_at = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
  return Response.json({ id: challengeId, type: 'totp', expires_at });
}

/**
 * POST /factors/:id/verify: raises the session to aal2 with new tokens, ends the user's sessions
 * without a second factor and deletes their unverified factors.
 */
async function verify(
  factor: Factor,
  { challenge_id: challengeId, code }: Row,
  peer: string,
  caller: Caller,
  { query }: Transaction,
): Promise<Response> {
  if (typeof code !== 'string' || code === '') {
    return refuse(400, 'validation_failed', 'Code needs to be non-empty');
  }
  const refusal = await refuseChallenge(query, factor, String(challengeId), peer);
  if (refusal !== undefined) return refusal;
  const totp = new TOTP({ secret: factor.secret });
  if (totp.validate({ token: code, window: 1 }) === null) {
    return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await query(`update auth.mfa_challenges set verified_at = now() where id::text = $1`, [
    challengeId,
  ]);
  await query(
    `update auth.mfa_factors set status = 'verified', updated_at = now() where id::text = $1`,
    [factor.id],
  );
  const { sessionId, userId, claims } = caller;
  await addMethod(query, sessionId, 'totp');
  await query(
    `update auth.sessions set aal = 'aal2', factor_id = $2::text::uuid where id::text = $1`,
    [sessionId, factor.id],
  );
  await query(`delete from auth.sessions where user_id::text = $1 and aal < 'aal2'`, [userId]);
  await query(`delete from auth.mfa_factors where user_id::text = $1 and status = 'unverified'`, [
    userId,
  ]);
  const now = Math.floor(Date.now() / 1000);
  return Response.json({
    access_token: await signSessionToken({ ...claims, exp: now + TOKEN_SECONDS }, query),
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
    expires_at: now + TOKEN_SECONDS,
    refresh_token: await swapRefreshToken(query, sessionId, userId),
    user: await findAccount(query, userId),
  });
}

async function refuseChallenge(
  query: Query,
  { id }: Factor,
  challengeId: string,
  peer: string,
): Promise<Response | undefined> {
  const [found] = await query<{ is_usable: boolean; is_expired: boolean }>(
    `select verified_at is null and ip_address = $3::text::inet as is_usable,
       created_at < now() - make_interval(secs => $4::text::int) as is_expired
     from auth.mfa_challenges where id::text = $1 and factor_id::text = $2`,
    [challengeId, id, peer, String(CHALLENGE_SECONDS)],
  );
  if (found === undefined) {
    const message = 'MFA factor with the provided challenge ID not found';
    return refuse(422, 'mfa_factor_not_found', message);
  }
  if (!found.is_usable) {
    const message = 'Challenge and verify IP addresses mismatch.';
    return refuse(422, 'mfa_ip_address_mismatch', message);
  }
  if (!found.is_expired) return undefined;
  await query('delete from auth.mfa_challenges where id::text = $1', [challengeId]);
  return refuse(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
  );
}

/** The refresh token from before the code can't open an aal2 session. */
async function swapRefreshToken(query: Query, sessionId: string, userId: string): Promise<string> {
  const token = randomUUID().replaceAll('-', '').slice(0, 12);
  await query('delete from auth.refresh_tokens where session_id::text = $1', [sessionId]);
  await query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id)
     values ($1, $2, $3::text::uuid, $4::text::uuid)`,
    [randomUUID(), token, userId, sessionId],
  );
  return token;
}

/** DELETE /factors/:id: sessions that used the factor fall back to aal1. */
async function unenroll(
  { id, status }: Factor,
  { isAal2 }: Caller,
  { query }: Transaction,
): Promise<Response> {
  if (status === 'verified' && !isAal2) {
    return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await query('delete from auth.mfa_factors where id::text = $1', [id]);
  await query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id::text = $1)`,
    [id],
  );
  await query(
    `update auth.sessions set aal = 'aal1', factor_id = null where factor_id::text = $1`,
    [id],
  );
  return Response.json({ id });
}

/** SVG, as from Auth. Encoded, because the client puts it into a data URL as it is. */
function qrCode(text: string): string {
  const code = qrcode(0, 'H');
  code.addData(text);
  code.make();
  return code.createSvgTag({ cellSize: 5, margin: 20 });
}
