import { logFailure } from '../log.ts';
import { answer, preflight } from './answer.ts';
import { HttpError } from './http-error.ts';

/**
 * A handler that takes POST alone and answers preflights. What `handle` returns is the answer's
 * body; what it throws becomes a plain message, and its cause is logged.
 *
 * @param extraHeaders go with every answer, beside those that let pages of any origin read it.
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
      return answer(405, { error: 'Use POST.' }, { ...headers, allow: 'POST, OPTIONS' });
    }
    try {
      return answer(200, await handle(request), headers);
    } catch (error) {
      const { status, message } =
        error instanceof HttpError
          ? error
          : new HttpError(500, 'Something went wrong on our side. Please try again later.');
      if (status >= 500) logFailure(name, error);
      return answer(status, { error: message }, headers);
    }
  };
}
