import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyFetch } from './early-fetch';

const URL_READ = 'https://abc.supabase.co/rest/v1/fleet?select=id';
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockImplementation(() => Promise.resolve(Response.json('sent again')));
  vi.stubGlobal('fetch', send);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** As if the page's HTML had requested {@link URL_READ}. */
function answer(response: Promise<Response>): void {
  response.catch(() => undefined);
  vi.stubGlobal('window', { earlyResponses: new Map([[URL_READ, response]]) });
}

const read = async (init?: RequestInit): Promise<unknown> =>
  (await earlyFetch(URL_READ, init)).json();

test('a response that the page has requested is used once', async () => {
  answer(Promise.resolve(Response.json('early')));
  expect(await read()).toBe('early');
  expect(send).not.toHaveBeenCalled();
  expect(await read()).toBe('sent again');
});

test.each([
  ['the server refused it', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['the connection was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a request is sent again when %s', async (_, respond) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer(respond());
  expect(await read()).toBe('sent again');
});

test('a write is sent although the same address was read', async () => {
  answer(Promise.resolve(Response.json('early')));
  expect(await read({ method: 'POST' })).toBe('sent again');
});
