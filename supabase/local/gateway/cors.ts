const METHODS = 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS';
const EXPOSED =
  'Content-Range, Content-Location, Preference-Applied, X-Sb-Error-Code, X-Total-Count, Link';

/** Answers a preflight like a hosted project's API gateway: any origin, any requested header. */
export function answerPreflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

/** The same response, readable from any origin. Keeps headers that the service itself exposes. */
export function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  if (!headers.has('access-control-expose-headers')) {
    headers.set('access-control-expose-headers', EXPOSED);
  }
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
