import type { Query, Row } from '../database/database.ts';
import { findAccount, insertAccount, isEmailAddress } from './accounts.ts';
import { EMAIL_EXISTS, refuse, requireSecretKey } from './answers.ts';
import { linkEmail } from './link-email.ts';
import { createEmailToken } from './email-token.ts';
import { readJson, type AuthContext } from './auth-context.ts';

/**
 * Invitations, which the library lacks. As in Auth, an invitation creates an account without a
 * password and emails a link. Inviting someone again before they join sends a new link and keeps the
 * first invitation's data.
 */

/** POST /invite, with the secret key. If the email fails, no account is created. */
export async function answerInvite(
  request: Request,
  _peer: string,
  { database, sendEmail, siteUrl }: AuthContext,
): Promise<Response> {
  const refusal = await requireSecretKey(request);
  if (refusal !== undefined) return refusal;
  const { email: given, data } = await readJson(request);
  const email = typeof given === 'string' ? given.toLowerCase() : '';
  if (!isEmailAddress(email)) {
    return refuse(
      400,
      'validation_failed',
      email === ''
        ? 'An email address is required'
        : 'Unable to validate email address: invalid format',
    );
  }
  const invited = database.transaction(async ({ query }) => {
    const id = await findInvitee(query, email, (data ?? {}) as Row);
    if (id === undefined) return refuse(...EMAIL_EXISTS);
    const token = createEmailToken(email);
    await query(
      `update auth.users set confirmation_token = $2, confirmation_sent_at = now(), invited_at = now()
       where id = $1::text::uuid`,
      [id, token.hash],
    );
    sendEmail(linkEmail({ name: 'invite', type: 'invite', to: email }, token, request, siteUrl));
    return Response.json(await findAccount(query, id));
  });
  return invited.catch(() => refuse(500, 'unexpected_failure', 'Error inviting user'));
}

/** Id of the invited account; undefined when the address already has a confirmed account. */
async function findInvitee(query: Query, email: string, data: Row): Promise<string | undefined> {
  const [known] = await query<{ id: string; has_joined: boolean }>(
    `select id::text, confirmed_at is not null as has_joined from auth.users where email = $1`,
    [email],
  );
  if (known?.has_joined === true) return undefined;
  return (
    known?.id ??
    insertAccount(query, { email, password: null, isConfirmed: false, userMetadata: data })
  );
}

/**
 * GET and POST /verify of type `invite`. The library knows the same token as type `signup`, so this
 * translates the type there and back.
 */
export async function answerInviteLink(
  request: Request,
  peer: string,
  { api }: AuthContext,
): Promise<Response> {
  const url = new URL(request.url);
  if (request.method === 'POST') {
    const body = JSON.stringify({ ...(await readJson(request)), type: 'signup' });
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    return api.fetch(new Request(url, { method: 'POST', headers, body }), peer);
  }
  url.searchParams.set('type', 'signup');
  const answer = await api.fetch(new Request(url, { headers: request.headers }), peer);
  const [page, hash] = (answer.headers.get('location') ?? '').split('#', 2);
  if (page === undefined || hash === undefined) return answer;
  const params = new URLSearchParams(hash);
  if (params.has('type')) params.set('type', 'invite');
  const location = `${page}#${params.toString()}`;
  return new Response(null, { status: answer.status, headers: { location } });
}
