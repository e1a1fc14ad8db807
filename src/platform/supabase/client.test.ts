import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeyOf } from './client';

const URL = 'https://abcdefgh.supabase.co';
const SESSION = {
  access_token: 'their-token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.round(Date.now() / 1000) + 3600,
  user: { id: 'user' },
};
const send = vi.fn<typeof fetch>();
const storage = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', URL);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'public-key');
  vi.stubGlobal('window', { location: { origin: 'https://site.test' } });
  vi.stubGlobal('document', { addEventListener: vi.fn(), visibilityState: 'hidden' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
  // supabase-js doesn't start without one, and Node 20 has none.
  vi.stubGlobal('WebSocket', vi.fn());
  send.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', send);
  storage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const sentHeaders = () => new Headers(send.mock.lastCall?.[1]?.headers);
const readQuotes = async () => (await import('./client')).getSupabase().from('quotes').select();

it('stores the session where supabase-js does', async () => {
  const read: string[] = [];
  const asked = createClient(URL, 'public-key', {
    auth: {
      storage: {
        getItem: (name) => {
          read.push(name);
          return null;
        },
        setItem: () => undefined,
        removeItem: () => undefined,
      },
    },
  });
  await asked.auth.getSession();
  expect(read).toContain(storageKeyOf(URL));
});

it('reads tables with the public key and the user’s token', async () => {
  storage.set(storageKeyOf(URL), JSON.stringify(SESSION));
  await readQuotes();
  expect(send.mock.lastCall?.[0]).toBe(`${URL}/rest/v1/quotes?select=*`);
  expect(sentHeaders().get('apikey')).toBe('public-key');
  expect(sentHeaders().get('Authorization')).toBe('Bearer their-token');
});

it('reads tables with the public key alone when no one is signed in', async () => {
  await readQuotes();
  expect(sentHeaders().get('apikey')).toBe('public-key');
  expect(sentHeaders().get('Authorization')).toBe('Bearer public-key');
});

it('calls functions and Storage with the same session', async () => {
  storage.set(storageKeyOf(URL), JSON.stringify(SESSION));
  const { getServices } = await import('./services-client');
  const { getSupabase } = await import('./client');
  await getSupabase().functions.invoke('invite-user');
  expect(send.mock.lastCall?.[0]).toBe(`${URL}/functions/v1/invite-user`);
  expect(sentHeaders().get('Authorization')).toBe('Bearer their-token');
  await getServices().storage.from('documents').remove(['a.pdf']);
  expect(sentHeaders().get('Authorization')).toBe('Bearer their-token');
});

it('gives Realtime every new token', async () => {
  storage.set(storageKeyOf(URL), JSON.stringify(SESSION));
  const { getServices } = await import('./services-client');
  const { getSupabase } = await import('./client');
  const { realtime } = getServices();
  await vi.waitFor(() => {
    expect(realtime.accessTokenValue).toBe('their-token');
  });
  send.mockImplementation(() =>
    Promise.resolve(Response.json({ ...SESSION, access_token: 'newer-token' })),
  );
  await getSupabase().auth.refreshSession();
  await vi.waitFor(() => {
    expect(realtime.accessTokenValue).toBe('newer-token');
  });
});
