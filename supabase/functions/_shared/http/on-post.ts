import { logFailure } from '../log.ts';
import { HttpError } from './http-error.ts';
import { preflight, respond } from './respond.ts';

/**
 * A request handler for POST and preflight requests. `handle` returns the response body. If it throws,
 * the caller gets a plain message and the cause is logged.
 *
 * @param extraHeaders are added to the CORS headers of every response.
 */
export function onPost(
  name: string,
  handle: (request: Request) => Promise<object>,
  extraHeaders: (request: Request) => Record<string, string> = () => ({}),
): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = extraHeaders(request);
    if (request.method === 'OPTIONS') return preflight(headers);
    if (request.method !== 'POST') {
      return respond(405, { error: 'Use POST.' }, { ...headers, allow: 'POST, OPTIONS' });
    }
    try {
      return respond(200, await handle(request), headers);
    } catch (error) {
      const { status, message, retryAfter } =
        error instanceof HttpError
          ? error
          : new HttpError(500, 'Something went wrong. Please try again later.');
      if (status >= 500) logFailure(name, error);
      const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      return respond(status, { error: message }, { ...headers, ...wait });
    }
  };
}
