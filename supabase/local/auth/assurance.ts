import type { JWTPayload } from 'jose';
import type { Query, Row } from '../database/database.ts';
import { FACTORS } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { signToken, verifyToken } from './tokens.ts';

/**
 * Completes an answer of the library as Auth does: the claims `aal` and `amr` in access tokens, and
 * `factors` on users.
 *
 * @param method how the caller signed in, if this answer opens a session.
 */
export async function addAssurance(
  response: Response,
  method: 'password' | 'otp',
  { database }: AuthContext,
): Promise<Response> {
  const { query } = database;
  const location = response.headers.get('location');
  if (location !== null) return withLocation(response, await completeLink(location, method, query));
  if (!response.ok || response.headers.get('content-type')?.includes('json') !== true) {
    return response;
  }
  const body = (await response.clone().json()) as Row | null;
  if (typeof body?.['access_token'] === 'string') {
    const { user } = body as { user?: Row };
    return withBody(response, {
      ...body,
      access_token: await completeToken(body['access_token'], method, query),
      ...(user !== undefined && { user: await addFactors(user, query) }),
    });
  }
  // GET and PUT /user.
  if (typeof body?.['id'] === 'string' && body['aud'] === 'authenticated') {
    return withBody(response, await addFactors(body, query));
  }
  return response;
}

/** An access token for the session with its assurance level and methods, newest first. */
export async function signSessionToken(payload: JWTPayload, query: Query): Promise<string> {
  const [session] = await query<{ aal: string | null; amr: unknown }>(
    `select aal, (
       select coalesce(jsonb_agg(jsonb_build_object('method', authentication_method,
         'timestamp', extract(epoch from updated_at)::bigint) order by updated_at desc), '[]')
       from auth.mfa_amr_claims where session_id = sessions.id) as amr
     from auth.sessions where id::text = $1`,
    [String(payload['session_id'])],
  );
  const seconds = (payload.exp ?? 0) - Math.floor(Date.now() / 1000);
  return signToken({ ...payload, aal: session?.aal ?? 'aal1', amr: session?.amr ?? [] }, seconds);
}

/** Records that a session was opened or raised by a method. */
export async function addMethod(query: Query, sessionId: string, method: string): Promise<void> {
  await query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     select gen_random_uuid(), id, now(), now(), $2 from auth.sessions where id::text = $1
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

async function completeToken(token: string, method: string, query: Query): Promise<string> {
  const payload = await verifyToken(token);
  const sessionId = String(payload['session_id']);
  const [known] = await query('select from auth.mfa_amr_claims where session_id::text = $1', [
    sessionId,
  ]);
  if (known === undefined) await addMethod(query, sessionId, method);
  return signSessionToken(payload, query);
}

/** The link of an email redirects with the session in the fragment. */
async function completeLink(location: string, method: string, query: Query): Promise<string> {
  const [page = '', hash = ''] = location.split('#', 2);
  const params = new URLSearchParams(hash);
  const token = params.get('access_token');
  if (token === null) return location;
  params.set('access_token', await completeToken(token, method, query));
  return `${page}#${params.toString()}`;
}

async function addFactors(user: Row, query: Query): Promise<Row> {
  const [row] = await query<{ factors: unknown }>(
    `select ${FACTORS} as factors from auth.users u where u.id::text = $1`,
    [String(user['id'])],
  );
  const factors = row?.factors ?? undefined;
  return factors === undefined ? user : { ...user, factors };
}

function withBody({ status, headers }: Response, body: Row): Response {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return Response.json(body, { status, headers: kept });
}

function withLocation({ status, headers }: Response, location: string): Response {
  const kept = new Headers(headers);
  kept.set('location', location);
  return new Response(null, { status, headers: kept });
}
