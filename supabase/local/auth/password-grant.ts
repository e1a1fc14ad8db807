import { refuse } from './answers.ts';
import { readJson, type AuthContext } from './auth-context.ts';

/**
 * Signs in with a password. The library reports an unverified address before it checks the password;
 * Auth reports it only after a correct password.
 */
export async function answerPasswordGrant(
  request: Request,
  peer: string,
  { api, database }: AuthContext,
): Promise<Response> {
  const { email, password } = await readJson(request);
  const answer = await api.fetch(request, peer);
  if (answer.headers.get('x-sb-error-code') !== 'email_not_confirmed') return answer;
  // pgcrypto accepts the library's bcrypt hash only under its older prefix, $2a$.
  const [known] = await database.query<{ is_right: boolean }>(
    `select embedded_backend.is_password($2, hash) as is_right
     from (select '$2a$' || substr(encrypted_password, 5) as hash
           from auth.users where email = $1) as account`,
    [String(email).toLowerCase(), String(password)],
  );
  if (known?.is_right === true) return answer;
  return refuse(400, 'invalid_credentials', 'Invalid login credentials');
}
