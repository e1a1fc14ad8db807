import { vi } from 'vitest';

/** A response: a status with a JSON body, or `'lost'` for a broken connection. */
type Answer = { status: number; body?: unknown; headers?: HeadersInit } | 'lost';
type Handler = Answer | ((body: unknown, url: URL) => Answer | Promise<Answer>);

export interface FakeBackend {
  /** Sets a route's response, e.g. for `'POST /rest/v1/quotes'`. */
  on: (route: string, handler: Handler) => void;
  /** The JSON bodies a route received, oldest first. */
  bodies: (route: string) => unknown[];
}

/**
 * A fake Supabase project for component tests: the real supabase-js with canned responses. Unknown
 * routes return 404.
 */
export function fakeBackend(): FakeBackend {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.test');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable-key');
  const handlers = new Map<string, Handler>();
  const calls: { route: string; body: unknown }[] = [];

  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ route, body });
    const handler = handlers.get(route) ?? { status: 404, body: { message: `No ${route}` } };
    const reply = typeof handler === 'function' ? await handler(body, url) : handler;
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    const { status, headers } = reply;
    return Response.json(reply.body ?? {}, { status, ...(headers && { headers }) });
  };
  vi.stubGlobal('fetch', vi.fn(answer));

  return {
    on: (route, handler) => {
      handlers.set(route, handler);
    },
    bodies: (route) => calls.filter((call) => call.route === route).map(({ body }) => body),
  };
}
