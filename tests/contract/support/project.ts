import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll } from 'vitest';
import type { Outbox } from '@root/supabase/local/email/outbox.ts';
import { type TestSupabase, useLocalSupabase } from '@tests/local-supabase.ts';

/**
 * The project under test: the stand-in, or with SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and
 * SUPABASE_SECRET_KEY any project with our migrations (`supabase start` or hosted).
 */

const given = (name: string) => process.env[name] ?? '';
const remote = {
  url: given('SUPABASE_URL'),
  publishableKey: given('SUPABASE_PUBLISHABLE_KEY'),
  secretKey: given('SUPABASE_SECRET_KEY'),
};

/** True if the tests run against the stand-in. Only its outbox can be read. */
export const isLocal = remote.url === '';
/** Part of the title of tests that need the outbox. */
export const NEEDS_OUTBOX = 'stand-in only: reads the outbox';

export const PASSWORD = 'contract-Haul-2026';

export interface Account {
  client: SupabaseClient;
  id: string;
  email: string;
}

/**
 * Clients without our table types, because some tests send what the types would reject.
 */
export interface Project {
  readonly url: string;
  readonly publishableKey: string;
  readonly outbox: Outbox;
  visitor(): SupabaseClient;
  /** A client with the secret key, which bypasses every policy. */
  service(): SupabaseClient;
  /** A new confirmed account, signed in, with exactly these roles. Deleted after the tests. */
  account(roles?: string[]): Promise<Account>;
}

export function useProject(): Project {
  const local = isLocal ? useLocalSupabase() : undefined;
  const accounts: string[] = [];
  const clients: SupabaseClient[] = [];

  const address = () => local?.local.url ?? remote.url;
  const publishableKey = () => local?.local.publishableKey ?? remote.publishableKey;
  const secretKey = () => local?.local.secretKey ?? remote.secretKey;
  const connect = (key: string): SupabaseClient => {
    const client = createClient(address(), key, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    clients.push(client);
    return client;
  };

  afterAll(async () => {
    for (const client of clients) await client.removeAllChannels();
    // The stand-in is deleted with its accounts.
    if (isLocal) return;
    for (const id of accounts) await connect(secretKey()).auth.admin.deleteUser(id);
  });

  return {
    get url() {
      return address();
    },
    get publishableKey() {
      return publishableKey();
    },
    get outbox() {
      return outboxOf(local);
    },
    visitor: () => connect(publishableKey()),
    service: () => connect(secretKey()),
    async account(roles = []) {
      const service = connect(secretKey());
      const email = `contract-${randomUUID()}@example.com`;
      const { data, error } = await service.auth.admin.createUser({
        email,
        password: PASSWORD,
        email_confirm: true,
      });
      if (error) throw error;
      const { id } = data.user;
      accounts.push(id);
      await setRoles(service, id, roles);
      const client = connect(publishableKey());
      const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
      if (signedIn.error) throw signedIn.error;
      return { client, id, email };
    },
  };
}

function outboxOf(local: TestSupabase | undefined): Outbox {
  if (local === undefined) throw new Error('Only the stand-in has an outbox.');
  return local.local.outbox;
}

async function setRoles(service: SupabaseClient, userId: string, roles: string[]): Promise<void> {
  const removed = await service.from('user_roles').delete().eq('user_id', userId);
  if (removed.error) throw removed.error;
  if (roles.length === 0) return;
  const rows = roles.map((role) => ({ user_id: userId, role }));
  const added = await service.from('user_roles').insert(rows);
  if (added.error) throw added.error;
}
