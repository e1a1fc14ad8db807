import type { Row } from '../database/database.ts';
import { isEmailAddress } from './accounts.ts';
import { EMAIL_EXISTS, refuse, refuseTooSoon } from './answers.ts';
import { createEmailToken } from './email-token.ts';
import { allowedRedirect, verificationLink } from '../email/links.ts';
import { readJson, type AuthContext } from './auth-context.ts';
import { readRequestClaims } from './tokens.ts';

/**
 * Changes an email address as a hosted project does with `double_confirm_changes`: the old and the
 * new address each get a link, and both must be opened. The library emails the old address only.
 */

interface ChangingUser extends Row {
  id: string;
  email: string;
  email_change: string | null;
  sent_at: string | null;
}

const USER = `select id::text, email, email_change, to_json(email_change_sent_at)#>>'{}' as sent_at
  from auth.users`;

/**
 * PUT /user with a new address: emails both addresses.
 *
 * @returns a refusal, `sent`, or `library` where the library answers as a hosted project does.
 */
export async function emailBothAddresses(
  request: Request,
  address: string,
  context: AuthContext,
): Promise<Response | 'sent' | 'library'> {
  const { sub } = (await readRequestClaims(request).catch(() => undefined)) ?? {};
  const [user] = await context.database.query<ChangingUser>(`${USER} where id::text = $1`, [
    String(sub),
  ]);
  const email = address.toLowerCase();
  // The library handles an invalid or unchanged address and a missing session.
  if (user === undefined || email === user.email || !isEmailAddress(email)) {
    return 'library';
  }
  const [taken] = await context.database.query('select from auth.users where email = $1', [email]);
  if (taken !== undefined) return refuse(...EMAIL_EXISTS);
  const refusal = refuseTooSoon(user.sent_at, context.emailFrequency);
  if (refusal !== undefined) return refusal;
  await sendBothEmails(user, email, request, context);
  return 'sent';
}

/** POST /resend of type `email_change`: takes the current address. */
export async function resendEmailChange(
  address: string,
  request: Request,
  context: AuthContext,
): Promise<Response> {
  const [user] = await context.database.query<ChangingUser>(`${USER} where email = $1`, [
    address.toLowerCase(),
  ]);
  // The same answer as when an email is sent, so it doesn't reveal who has an account.
  if (!user?.email_change) return Response.json({});
  const refusal = refuseTooSoon(user.sent_at, context.emailFrequency);
  if (refusal !== undefined) return refusal;
  await sendBothEmails(user, user.email_change, request, context);
  return Response.json({});
}

async function sendBothEmails(
  user: ChangingUser,
  newEmail: string,
  request: Request,
  { database, sendEmail, siteUrl }: AuthContext,
): Promise<void> {
  const current = createEmailToken(user.email);
  const next = createEmailToken(newEmail);
  await database.query(
    `update auth.users set email_change = $2, email_change_token_current = $3,
       email_change_token_new = $4, email_change_sent_at = now()
     where id = $1::text::uuid`,
    [user.id, newEmail, current.hash, next.hash],
  );
  const redirectTo = allowedRedirect(request, siteUrl);
  for (const [to, { code, hash }] of [
    [user.email, current],
    [newEmail, next],
  ] as const) {
    sendEmail({
      name: 'email_change',
      to,
      values: {
        ConfirmationURL: verificationLink(siteUrl, { hash, type: 'email_change' }, redirectTo),
        Token: code,
        TokenHash: hash,
        SiteURL: siteUrl,
        RedirectTo: redirectTo,
        Email: user.email,
        NewEmail: newEmail,
      },
    });
  }
}

const HALF_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * GET /verify of type `email_change`. The first of the two links redirects with a message, the
 * second changes the address and signs the user in.
 */
export async function answerEmailChangeLink(
  request: Request,
  peer: string,
  context: AuthContext,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (await confirmFirst(token, context)) {
    const message = new URLSearchParams({ message: HALF_CONFIRMED });
    const location = `${allowedRedirect(request, context.siteUrl)}#${message.toString()}`;
    return new Response(null, { status: 303, headers: { location } });
  }
  return confirmSecond(token, context, async () => {
    const answer = await context.api.fetch(request, peer);
    const isDone = answer.headers.get('location')?.includes('access_token=') === true;
    return { answer, isDone };
  });
}

/** POST /verify of type `email_change`: the same with answers instead of redirects. */
export async function answerEmailChangeCode(
  request: Request,
  peer: string,
  context: AuthContext,
): Promise<Response> {
  const { token_hash: given } = await readJson(request);
  const token = typeof given === 'string' ? given : '';
  if (await confirmFirst(token, context)) {
    return Response.json({ code: '200', msg: HALF_CONFIRMED });
  }
  return confirmSecond(token, context, async () => {
    const answer = await context.api.fetch(request, peer);
    return { answer, isDone: answer.ok };
  });
}

/** True if the token is the first of the two to be used. */
async function confirmFirst(token: string, { database }: AuthContext): Promise<boolean> {
  const [first] = await database.query(
    `update auth.users set
       email_change_token_current = nullif(email_change_token_current, $1),
       email_change_token_new = nullif(email_change_token_new, $1)
     where $1 in (email_change_token_current, email_change_token_new)
       and email_change_token_current is not null and email_change_token_new is not null
       and email_change_sent_at > now() - interval '1 hour'
     returning id`,
    [token],
  );
  return first !== undefined;
}

/** Both addresses are confirmed; the library changes the address with the old one's token. */
async function confirmSecond(
  token: string,
  { database, sendEmail, siteUrl }: AuthContext,
  ask: () => Promise<{ answer: Response; isDone: boolean }>,
): Promise<Response> {
  const [user] = await database.query<{ old: string; new: string }>(
    `update auth.users set email_change_token_current = $1, email_change_token_new = null
     where $1 in (email_change_token_current, email_change_token_new)
     returning email as old, email_change as new`,
    [token],
  );
  const { answer, isDone } = await ask();
  if (user !== undefined && isDone) {
    const values = { Email: user.new, OldEmail: user.old, SiteURL: siteUrl };
    sendEmail({ name: 'email_changed', to: user.old, values });
  }
  return answer;
}
