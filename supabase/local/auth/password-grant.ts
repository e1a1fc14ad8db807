import { refuse } from './answers.ts';
import { readJson, type AuthContext } from './auth-context.ts';

/**
 * Signs in with a password. The library says of an unverified address that it is one before it
 * looks at the password; Auth tells only who knows the password.
 */
export async function answerPasswordGrant(
  request: Request,
  peer: string,
  { api, database }: AuthContext,
): Promise<Response> {
  const { email, password } = await readJson(request);
  const answer = await api.fetch(request, peer);
  if (answer.headers.get('x-sb-error-code') !== 'email_not_confirmed') return answer;
  // pgcrypto knows the library's kind of hash by its older name only; the two are computed alike.
  const [known] = await database.query<{ is_right: boolean }>(
    `select embedded_backend.is_password($2, hash) as is_right
     from (select '$2a$' || substr(encrypted_password, 5) as hash
           from auth.users where email = $1) as account`,
    [String(email).toLowerCase(), String(password)],
  );
  if (known?.is_right === true) return answer;
  return refuse(400, 'invalid_credentials', 'Invalid login credentials');
}
