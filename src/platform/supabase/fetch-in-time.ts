import { timeoutError } from '@/shared/lib/timeout';
import { isReadRpc } from './read-rpcs';

/** Time limit of a request that only reads, in ms. */
const READ_LIMIT_MS = 10_000;

/** Time limit of any other request, calls of edge functions included, in ms. */
const WRITE_LIMIT_MS = 20_000;

/**
 * `fetch` that gives up on a server that doesn't answer. JSON must arrive completely within the
 * limit; a file only has to start, because a large one takes longer on a slow connection. The
 * caller's own signal still aborts the request.
 *
 * @throws AppError of kind `network` (`isTimeout`) after 10 s for a read and 20 s for a write.
 */
export async function fetchInTime(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  // Safari before 17.4 lacks AbortSignal.any, so this controller follows the caller's signal.
  const controller = new AbortController();
  const { signal } = init;
  const stop = () => {
    controller.abort(signal?.reason);
  };
  if (signal?.aborted === true) stop();
  // Not removed afterward: the body of a file may still be arriving.
  else signal?.addEventListener('abort', stop, { once: true });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        const error = timeoutError();
        reject(error);
        controller.abort(error);
      },
      limitOf(input, init),
    );
  });
  try {
    const answer = fetch(input, { ...init, signal: controller.signal }).then(readJson);
    return await Promise.race([answer, expired]);
  } finally {
    clearTimeout(timer);
  }
}

function limitOf(input: RequestInfo | URL, init: RequestInit): number {
  const method = init.method ?? (input instanceof Request ? input.method : 'GET');
  if (method === 'GET' || method === 'HEAD') return READ_LIMIT_MS;
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  return isReadRpc(pathname) ? READ_LIMIT_MS : WRITE_LIMIT_MS;
}

/** The response; one with JSON has its body in memory. */
async function readJson(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (!isJson || response.body === null) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}
