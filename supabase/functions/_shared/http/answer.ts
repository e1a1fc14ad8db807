import { corsHeaders } from '@supabase/supabase-js/cors';

/** In lower case, so that another function's own replace them instead of standing beside them. */
const OPEN_TO_ALL = Object.fromEntries(
  Object.entries(corsHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

/** A JSON answer that pages of any origin may read: these functions know no cookies. */
export function answer(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, {
    status,
    headers: { ...OPEN_TO_ALL, 'cache-control': 'no-store', ...headers },
  });
}

/** The answer to a browser that asks whether it may call at all. */
export const preflight = (headers?: Record<string, string>): Response =>
  new Response(null, { status: 204, headers: { ...OPEN_TO_ALL, ...headers } });

/**
 * What a beacon asks for in addition: browsers send it with credentials, to which '*' is no answer.
 * These functions know no cookies, so this opens nothing.
 */
export function beaconHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'origin',
  };
}
