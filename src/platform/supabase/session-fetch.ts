import type { SupabaseClient } from '@supabase/supabase-js';
import { fetchInTime } from './fetch-in-time';

type Auth = SupabaseClient['auth'];

/**
 * `fetch` for the client that doesn't trust the device's clock, which may be wrong: the server
 * decides when a token has expired. On a 401 for a signed-in user it refreshes the token and
 * retries once, so that no one loses what they were sending. Each request has a time limit.
 */
export function sessionFetch(auth: () => Auth): typeof fetch {
  return async (input, init) => {
    const response = await fetchInTime(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.includes('/auth/v1/')) {
      if (response.status >= 500) return withServerMessage(response);
      return pathname.endsWith('/auth/v1/token') ? withoutServerClock(response) : response;
    }
    if (response.status !== 401) return response;
    const headers = new Headers(init?.headers);
    const token = await renewedToken(auth(), headers.get('Authorization'));
    if (token === null) return response;
    headers.set('Authorization', `Bearer ${token}`);
    return fetchInTime(input, { ...init, headers });
  };
}

/** A token other than the rejected one; `null` if the user has signed out. */
async function renewedToken(auth: Auth, refused: string | null): Promise<string | null> {
  const { data: stored } = await auth.getSession();
  if (stored.session === null) return null;
  // Another request or tab may have refreshed it already.
  if (`Bearer ${stored.session.access_token}` !== refused) return stored.session.access_token;
  const { data } = await auth.refreshSession();
  return data.session?.access_token ?? null;
}

/**
 * Puts Auth's error message where auth-js looks for it: for a status of 500 and above it reads `msg`
 * from the response object instead of its body.
 */
async function withServerMessage(response: Response): Promise<Response> {
  // A gateway's error page isn't JSON: then the caller shows its own text.
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const msg = typeof body === 'object' && body !== null && 'msg' in body ? body.msg : undefined;
  return typeof msg === 'string' ? Object.assign(response, { msg }) : response;
}

/**
 * Drops the server's expiry time, so that supabase-js computes it from the device's own clock.
 * Otherwise, with a clock an hour ahead, it would refresh the token before every request.
 */
async function withoutServerClock(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const session = (await response.json()) as Record<string, unknown>;
  delete session['expires_at'];
  return Response.json(session, { status: response.status });
}
