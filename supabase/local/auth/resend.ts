import { refuseTooSoon } from './answers.ts';
import { linkEmail } from './link-email.ts';
import { createEmailToken } from './email-token.ts';
import type { AuthContext } from './auth-context.ts';

/**
 * Sends the link that verifies an address again, at most once in `max_frequency`; the library never
 * does. Whoever has no account, or verified it, is answered as if the mail had gone.
 */
export async function resendConfirmation(
  email: string,
  request: Request,
  { database, sendEmail, siteUrl, emailFrequency }: AuthContext,
): Promise<Response> {
  const [user] = await database.query<{ id: string; sent_at: string | null }>(
    `select id::text, to_json(confirmation_sent_at)#>>'{}' as sent_at from auth.users
     where email = $1 and confirmed_at is null`,
    [email.toLowerCase()],
  );
  if (user === undefined) return Response.json({});
  const refusal = refuseTooSoon(user.sent_at, emailFrequency);
  if (refusal !== undefined) return refusal;

  const token = createEmailToken(email);
  await database.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
     where id = $1::text::uuid`,
    [user.id, token.hash],
  );
  const mail = { name: 'confirmation', type: 'signup', to: email };
  sendEmail(linkEmail(mail, token, request, siteUrl));
  return Response.json({});
}
