import { refuseTooSoon } from './answers.ts';
import { linkEmail } from './link-email.ts';
import { createEmailToken } from './email-token.ts';
import type { AuthContext } from './auth-context.ts';

/**
 * Resends the link that verifies an address, at most once per `max_frequency`; the library can't.
 * The answer is the same for an address without an account or one already verified.
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
  const confirmation = { name: 'confirmation', type: 'signup', to: email };
  sendEmail(linkEmail(confirmation, token, request, siteUrl));
  return Response.json({});
}
