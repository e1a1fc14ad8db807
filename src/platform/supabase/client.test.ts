import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Supabase } from './client';

const SITE = 'https://abcdefgh.supabase.co';
/** Where `session/stored-session.ts` looks for a session. */
const SESSION_KEY = 'sb-abcdefgh-auth-token';
const storage = new Map<string, string>();
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('VITE_SUPABASE_URL', SITE);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'public-key');
  vi.stubGlobal('window', { location: { origin: 'https://site.test' }, addEventListener: vi.fn() });
  vi.stubGlobal('document', { addEventListener: vi.fn(), visibilityState: 'hidden' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
  // supabase-js doesn't start without one, and Node 20 has none.
  vi.stubGlobal('WebSocket', vi.fn());
  send.mockReset().mockImplementation(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', send);
  storage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const openClient = async () => (await import('./client')).getSupabase();
/** Reads an error of the client as the site does. */
const read = async (error: unknown) => (await import('./unwrap')).toAppError(error);

/** The site's client with a stored session whose token expires in `seconds`. */
function signedIn(seconds: number): Promise<Supabase> {
  const session = {
    access_token: 'their-token',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.round(Date.now() / 1000) + seconds,
    user: { id: 'user' },
  };
  storage.set(SESSION_KEY, JSON.stringify(session));
  return openClient();
}

it('the client continues the session of this browser', async () => {
  send.mockImplementation(() => Promise.resolve(Response.json([])));
  await (await signedIn(3600)).from('quotes').select();
  const headers = new Headers(send.mock.lastCall?.[1]?.headers);
  expect(headers.get('Authorization')).toBe('Bearer their-token');
});

it('the client leaves retries of reads to react-query', async () => {
  send.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const supabase = await openClient();
  const answer = Promise.resolve(supabase.from('quotes').select());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read((await answer).error)).toMatchObject({ kind: 'network' });
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  ['a query', (client: Supabase) => client.from('quotes').select()],
  ['a write', (client: Supabase) => client.from('quotes').delete().eq('id', '1')],
  ['a function call', (client: Supabase) => client.functions.invoke('invite-user')],
  ['a file', (client: Supabase) => client.storage.from('files').download('a.pdf')],
  ['Auth', (client: Supabase) => client.auth.signInWithPassword({ email: 'a', password: 'b' })],
])('a timeout of %s becomes the same error', async (_what, ask) => {
  const answer = Promise.resolve(ask(await signedIn(3600)));
  await vi.advanceTimersByTimeAsync(20_000);
  const { error } = (await answer) as { error: unknown };
  const { timeoutError } = await import('@/shared/lib/timeout');
  expect(await read(error)).toEqual(timeoutError(error));
  expect(await read(error)).toMatchObject({ kind: 'network', code: 'timeout' });
});

it('a token refresh that times out doesn’t sign the user out', async () => {
  const client = await signedIn(1);
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => {
    events.push(event);
  });
  const refreshed = client.auth.refreshSession();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await read((await refreshed).error)).toMatchObject({ kind: 'network', code: 'timeout' });
  expect(events).not.toContain('SIGNED_OUT');
  expect(storage.get(SESSION_KEY)).toContain('"refresh_token":"refresh"');
});

it('a password is checked without touching the session', async () => {
  await signedIn(3600);
  const before = storage.get(SESSION_KEY);
  const other = { access_token: 'other', refresh_token: 'r', expires_in: 3600, user: { id: 'u' } };
  send.mockImplementation(() => Promise.resolve(Response.json(other)));
  const { createSeparateAuth } = await import('./client');
  const { error } = await createSeparateAuth().signInWithPassword({ email: 'a', password: 'b' });
  expect(error).toBeNull();
  expect([...storage]).toEqual([[SESSION_KEY, before]]);
});
