import { logFailure } from '../log.ts';
import { answer, preflight } from './answer.ts';
import { HttpError } from './http-error.ts';

/**
 * A handler that takes POST alone and answers preflights. What `handle` returns is the answer's
 * body; what it throws becomes a plain message, and its cause is logged.
 */
export function onPost(
  name: string,
  handle: (request: Request) => Promise<object>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') {
      return answer(405, { error: 'Use POST.' }, { allow: 'POST, OPTIONS' });
    }
    try {
      return answer(200, await handle(request));
    } catch (error) {
      const { status, message } =
        error instanceof HttpError
          ? error
          : new HttpError(500, 'Something went wrong on our side. Please try again later.');
      if (status >= 500) logFailure(name, error);
      return answer(status, { error: message });
    }
  };
}
