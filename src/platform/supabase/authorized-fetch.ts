import { readPublicEnv } from '@/shared/lib/env';

/** `send` with the project's public key and the current token, as supabase-js sends requests. */
export function authorizedFetch(
  readToken: () => Promise<string>,
  send: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', readPublicEnv().supabaseKey);
    headers.set('Authorization', `Bearer ${await readToken()}`);
    return send(input, { ...init, headers });
  };
}
