import { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeoutError } from '@/shared/lib/timeout';
import { sessionFetch } from './session-fetch';
import { toAppError } from './unwrap';

const SESSION = {
  access_token: 'old',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'user' },
};
const storage = new Map<string, string>();

/** The site's kind of client, signed in with a token that expires in `seconds`. */
function signedIn(seconds: number) {
  const session = { ...SESSION, expires_at: Math.round(Date.now() / 1000) + seconds };
  storage.set('session', JSON.stringify(session));
  const client: SupabaseClient = new SupabaseClient('https://project.test', 'key', {
    auth: {
      autoRefreshToken: false,
      storageKey: 'session',
      storage: {
        getItem: (name) => storage.get(name) ?? null,
        setItem: (name, value) => void storage.set(name, value),
        removeItem: (name) => void storage.delete(name),
      },
    },
    global: { fetch: sessionFetch(() => client.auth) },
  });
  return client;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  // supabase-js doesn't start without one, and Node 20 has none.
  vi.stubGlobal('WebSocket', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['a query', (client: SupabaseClient) => client.from('quotes').select().retry(false)],
  ['a write', (client: SupabaseClient) => client.from('quotes').insert({})],
  ['a function call', (client: SupabaseClient) => client.functions.invoke('invite-user')],
  ['a file', (client: SupabaseClient) => client.storage.from('files').download('a.pdf')],
  [
    'Auth',
    (client: SupabaseClient) => client.auth.signInWithPassword({ email: 'a', password: 'b' }),
  ],
])('a timeout of %s becomes the same error', async (_what, ask) => {
  const answer = Promise.resolve(ask(signedIn(3600)));
  await vi.advanceTimersByTimeAsync(20_000);
  const { error } = (await answer) as { error: unknown };
  expect(toAppError(error)).toEqual(timeoutError(error));
  expect(toAppError(error)).toMatchObject({ kind: 'network', code: 'timeout' });
});

it('a token refresh that times out doesn’t sign the user out', async () => {
  const client = signedIn(1);
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => {
    events.push(event);
  });
  const refreshed = client.auth.refreshSession();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(toAppError((await refreshed).error)).toMatchObject({ kind: 'network', code: 'timeout' });
  expect(events).not.toContain('SIGNED_OUT');
  expect(storage.get('session')).toContain('"refresh_token":"refresh"');
});
