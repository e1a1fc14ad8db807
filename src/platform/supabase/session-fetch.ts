import type { SupabaseClient } from '@supabase/supabase-js';

type Auth = SupabaseClient['auth'];

/**
 * `fetch` for the client, for devices whose clock is wrong and machines that have slept: the server
 * says when a token has expired, not the device. An answer 401 to somebody signed in renews the
 * token and asks once more, so that nobody loses what they were sending.
 */
export function sessionFetch(auth: () => Auth): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/auth/v1/token')) return withoutServerClock(response);
    if (response.status !== 401 || pathname.includes('/auth/v1/')) return response;
    const headers = new Headers(init?.headers);
    const token = await renewedToken(auth(), headers.get('Authorization'));
    if (token === null) return response;
    headers.set('Authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
}

/** A token other than the refused one, or `null` where nobody is signed in any more. */
async function renewedToken(auth: Auth, refused: string | null): Promise<string | null> {
  const { data: stored } = await auth.getSession();
  if (stored.session === null) return null;
  // Another request, or another tab, may have renewed it already.
  if (`Bearer ${stored.session.access_token}` !== refused) return stored.session.access_token;
  const { data } = await auth.refreshSession();
  return data.session?.access_token ?? null;
}

/**
 * Leaves out when the session ends by the server's clock: supabase-js then counts from now, by the
 * device's. With a clock an hour ahead it would otherwise renew the token before every request.
 */
async function withoutServerClock(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const session = (await response.json()) as Record<string, unknown>;
  delete session['expires_at'];
  return Response.json(session, { status: response.status });
}
