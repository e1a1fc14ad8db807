import { PASSWORD_MIN_LENGTH } from '../config/keys.ts';
import { resendConfirmation } from './resend.ts';
import { readJson, type AuthContext } from './auth-context.ts';

/**
 * Answers a repeated sign-up as a hosted project does with confirmations on. A confirmed address gets
 * the same answer as a new one but no email, so the answer doesn't reveal who has an account; an
 * unconfirmed address gets its link again.
 *
 * @returns the answer, or undefined when the address is new.
 */
export async function answerRepeatedSignUp(
  request: Request,
  context: AuthContext,
): Promise<Response | undefined> {
  const body = await readJson(request);
  const { email: given, password } = body;
  if (typeof given !== 'string' || typeof password !== 'string') return undefined;
  // The library refuses a short password before it looks up the account.
  if (password.length < PASSWORD_MIN_LENGTH) return undefined;
  const email = given.toLowerCase();
  const [known] = await context.database.query<{ id: string; is_confirmed: boolean }>(
    'select id::text, confirmed_at is not null as is_confirmed from auth.users where email = $1',
    [email],
  );
  if (known === undefined) return undefined;
  if (!known.is_confirmed) {
    const sent = await resendConfirmation(email, request, context);
    if (!sent.ok) return sent;
  }
  const now = new Date().toISOString();
  return Response.json({
    id: known.is_confirmed ? crypto.randomUUID() : known.id,
    aud: 'authenticated',
    role: known.is_confirmed ? '' : 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: body['data'] ?? {},
    identities: known.is_confirmed ? [] : [{ id: known.id, user_id: known.id, provider: 'email' }],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
