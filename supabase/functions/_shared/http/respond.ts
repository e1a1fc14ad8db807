import { corsHeaders } from '@supabase/supabase-js/cors';

/** In lower case, so `headers` below replaces them instead of adding a second value. */
const CORS_HEADERS = Object.fromEntries(
  Object.entries(corsHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

/** A JSON response that any origin may read; the functions use no cookies. */
export function respond(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, {
    status,
    headers: { ...CORS_HEADERS, 'cache-control': 'no-store', ...headers },
  });
}

/** The response to a CORS preflight request. */
export const preflight = (headers?: Record<string, string>): Response =>
  new Response(null, { status: 204, headers: { ...CORS_HEADERS, ...headers } });

/**
 * Extra CORS headers for beacons: browsers send them with credentials, and then '*' isn't allowed. The
 * functions use no cookies, so this is safe.
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
