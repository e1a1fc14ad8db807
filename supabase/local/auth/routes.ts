import type { Database } from '../database/database.ts';
import type { Api } from '../database/lite.ts';
import { handleAdminUsers } from './admin-users.ts';
import { answerRepeatedSignUp } from './sign-up.ts';

/** Answers /auth/v1: the library's part, and before it what the library lacks. */
export async function handleAuthRequest(
  request: Request,
  peer: string,
  {
    api,
    database,
    isConfirmationRequired,
  }: { api: Api; database: Database; isConfirmationRequired: boolean },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (/^\/auth\/v1\/admin\/users(?:\/|$)/.test(pathname))
    return handleAdminUsers(request, database);
  if (pathname === '/auth/v1/signup' && request.method === 'POST' && isConfirmationRequired) {
    const resend = (email: string) => {
      const url = new URL(request.url);
      url.pathname = '/auth/v1/resend';
      const headers = new Headers(request.headers);
      headers.delete('content-length');
      const body = JSON.stringify({ type: 'signup', email });
      return api.fetch(new Request(url, { method: 'POST', headers, body }), peer);
    };
    const answer = await answerRepeatedSignUp(request, database, resend);
    if (answer !== undefined) return answer;
  }
  return api.fetch(request, peer);
}
