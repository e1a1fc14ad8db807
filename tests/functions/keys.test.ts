import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CRON_SECRET } from '../../supabase/local/config/keys.ts';
import { projectFiles } from '../../supabase/local/config/project-files.ts';
import { createNodeRuntime } from '../../supabase/local/functions/node-runtime.ts';
import type { FunctionRuntime } from '../../supabase/local/functions/runtime.ts';
import { useLocalSupabase } from '@tests/local-supabase.ts';

const NO_KEYS = {
  SUPABASE_SECRET_KEYS: '',
  SUPABASE_SERVICE_ROLE_KEY: '',
  SUPABASE_PUBLISHABLE_KEYS: '',
  SUPABASE_ANON_KEY: '',
};

describe('the project’s keys', () => {
  const supabase = useLocalSupabase();
  let runtime: FunctionRuntime | undefined;

  const log = vi.fn<typeof console.error>();
  beforeEach(() => {
    log.mockReset();
    vi.spyOn(console, 'error').mockImplementation(log);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await runtime?.close();
  });

  /** Calls a function that runs with these keys and no others. */
  function call(name: string, keys: Record<string, string>, init: RequestInit = {}) {
    const env = { SUPABASE_URL: supabase.local.url, SITE_URL: supabase.local.url };
    runtime = createNodeRuntime({
      folder: projectFiles.functions,
      env: { ...env, CRON_SECRET, ...NO_KEYS, ...keys },
      log: () => undefined,
    });
    const request = new Request(`http://127.0.0.1/functions/v1/${name}`, {
      ...init,
      method: 'POST',
    });
    return runtime.call(name, request);
  }
  const deleteOrphans = (keys: Record<string, string>) =>
    call('delete-orphaned-documents', keys, { headers: { 'x-cron-secret': CRON_SECRET } });
  const json = (key: string) => JSON.stringify({ default: key, other: 'wrong' });
  const logged = () => log.mock.calls.map((args) => args.join(' '));

  it('work under their new names', async () => {
    const { secretKey } = supabase.local;
    expect((await deleteOrphans({ SUPABASE_SECRET_KEYS: json(secretKey) })).status).toBe(200);
  });

  it('work under their legacy names', async () => {
    const { secretKey } = supabase.local;
    expect((await deleteOrphans({ SUPABASE_SERVICE_ROLE_KEY: secretKey })).status).toBe(200);
  });

  it('can have another name while they are rotated', async () => {
    const keys = JSON.stringify({ default: 'retired', next: supabase.local.secretKey });
    const rotated = await deleteOrphans({ SUPABASE_SECRET_KEYS: keys, SECRET_KEY_NAME: 'next' });
    expect(rotated.status).toBe(200);

    const response = await deleteOrphans({ SUPABASE_SECRET_KEYS: keys, SECRET_KEY_NAME: 'gone' });
    expect(response.status).toBe(500);
    expect(logged().join()).toContain('SUPABASE_SECRET_KEYS has no key named "gone".');
  });

  it('prefer the new names', async () => {
    const { secretKey } = supabase.local;
    const response = await deleteOrphans({
      SUPABASE_SECRET_KEYS: json(secretKey),
      SUPABASE_SERVICE_ROLE_KEY: 'retired',
    });
    expect(response.status).toBe(200);
  });

  it.each(['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'])(
    'let a function act for its caller with %s',
    async (setting) => {
      const { publishableKey } = supabase.local;
      const { client } = await supabase.signUp();
      const token = (await client.auth.getSession()).data.session?.access_token ?? '';
      const response = await call(
        'invite-user',
        { [setting]: setting.endsWith('S') ? json(publishableKey) : publishableKey },
        {
          headers: { authorization: `Bearer ${token}` },
          body: JSON.stringify({ email: `${randomUUID()}@example.com` }),
        },
      );
      // The function found out that this user isn't an admin.
      expect(response.status).toBe(403);
    },
  );

  it.each([
    ['not json', 'SUPABASE_SECRET_KEYS is not a JSON object.'],
    ['"sb_secret_a"', 'SUPABASE_SECRET_KEYS is not a JSON object.'],
    ['null', 'SUPABASE_SECRET_KEYS is not a JSON object.'],
    ['{"other":"sb_secret_a"}', 'SUPABASE_SECRET_KEYS has no key named "default".'],
    ['{"default":""}', 'SUPABASE_SECRET_KEYS has no key named "default".'],
    ['', 'Neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY is set.'],
  ])('answer 500 and log one clear error for %j', async (text, message) => {
    const response = await deleteOrphans({ SUPABASE_SECRET_KEYS: text });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('SUPABASE');
    expect(logged()).toEqual([`delete-orphaned-documents: Error: ${message}`]);
  });

  it('fail with a broken new setting even if a legacy key is set', async () => {
    const { secretKey } = supabase.local;
    const response = await deleteOrphans({
      SUPABASE_SECRET_KEYS: '{',
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
    });
    expect(response.status).toBe(500);
  });
});
