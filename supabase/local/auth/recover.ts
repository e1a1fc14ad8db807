import { refuseTooSoon } from './answers.ts';
import { readJson, type AuthContext } from './auth-context.ts';

/**
 * Emails a link for a new password, at most once per `max_frequency`, which the library doesn't
 * enforce. The answer is the same for an address without an account.
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
