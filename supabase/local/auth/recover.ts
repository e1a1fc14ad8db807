import { refuseTooSoon } from './answers.ts';
import { readJson, type AuthContext } from './auth-context.ts';

/**
 * Mails a link for a new password, at most once in `max_frequency`, which the library does not
 * count. An address without an account is answered as if the mail had gone.
 */
export async function answerRecover(
  request: Request,
  peer: string,
  { api, database, emailFrequency }: AuthContext,
): Promise<Response> {
  const { email } = await readJson(request);
  const [user] = await database.query<{ sent_at: string | null }>(
    `select to_json(recovery_sent_at)#>>'{}' as sent_at from auth.users where email = $1`,
    [typeof email === 'string' ? email.toLowerCase() : ''],
  );
  return refuseTooSoon(user?.sent_at ?? null, emailFrequency) ?? api.fetch(request, peer);
}
