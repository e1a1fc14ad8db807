const METHODS = 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS';
const EXPOSED =
  'Content-Range, Content-Location, Preference-Applied, X-Sb-Error-Code, X-Total-Count, Link';

/** Answers a preflight as the API gateway of a hosted project does: any origin, any asked header. */
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

/** The same answer, readable from any origin. */
export function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', EXPOSED);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
