import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import WebSocket from 'ws';
import type { Database } from '@database';
import type { Row } from '../../supabase/local/database/database.ts';
import type { DefaultPrivileges } from '../../supabase/local/database/prepare.ts';
import type { LocalSupabase } from '../../supabase/local/options.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { prepareTestDatabase } from './engine.ts';

// supabase-js needs a WebSocket, which Node 20 lacks.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

export type Client = SupabaseClient<Database>;

export interface TestSupabaseOptions {
  /** Run supabase/seed.sql too: demo accounts and demo rows. */
  seed?: boolean;
  /** The API roles' default privileges: everything (older projects) or nothing (new ones). */
  defaultPrivileges?: DefaultPrivileges;
  /** A migrations folder other than the product's. */
  migrationsDir?: string;
  /** Defaults to true, like hosted. */
  isConfirmationRequired?: boolean;
  /** An edge functions folder other than the product's. */
  functionsDir?: string;
  /** Path of a Deno binary that runs the edge functions instead of this process. */
  denoBin?: string;
  /** Trust `x-forwarded-for`, so that a test can act as several visitors. */
  isForwardedForTrusted?: boolean;
}

export interface SignedUp {
  client: Client;
  userId: string;
  email: string;
}

/** A separate project for one test file. */
export interface TestSupabase {
  /** The running stand-in; use it inside tests and hooks only. */
  readonly local: LocalSupabase;
  /** A client without a session. */
  anon(): Client;
  /** A client with the secret key, which bypasses policies. */
  service(): Client;
  /** A new confirmed account, signed in; `roles` replaces the role from sign-up. */
  signUp(options?: { email?: string; roles?: string[]; metadata?: Row }): Promise<SignedUp>;
  /** Signs an existing account in, for example a demo account of the seed. */
  signIn(email: string, password?: string): Promise<SignedUp>;
  /** A client that signs an existing account in before its first request. It has no `auth`. */
  signedInOnUse(email: string): Client;
  /** Runs SQL as the owner of the database. */
  sql<T extends Row = Row>(text: string, params?: readonly unknown[]): Promise<T[]>;
}

export const DEMO_PASSWORD = 'demo-Haul-2026';

/**
 * Starts a project before the file's tests and stops it after them: on PGlite, or on native Postgres
 * with TEST_ENGINE=postgres.
 */
export function useLocalSupabase(options: TestSupabaseOptions = {}): TestSupabase {
  let local: LocalSupabase | undefined;
  let release = () => Promise.resolve();
  const clients: Client[] = [];

  beforeAll(async () => {
    const ready = await prepareTestDatabase({
      migrationsDir: resolve(options.migrationsDir ?? 'supabase/migrations'),
      seedFile: options.seed === true ? resolve('supabase/seed.sql') : undefined,
      defaultPrivileges: options.defaultPrivileges ?? 'granted',
    });
    release = ready.release;
    local = await startLocalSupabase({
      ...ready.options,
      denoBin: options.denoBin,
      functionsDir: options.functionsDir,
      isConfirmationRequired: options.isConfirmationRequired,
      isForwardedForTrusted: options.isForwardedForTrusted,
      log: (line) => console.error(line),
    });
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.removeAllChannels()));
    await local?.close();
    await release();
  });

  const running = (): LocalSupabase => {
    if (local === undefined) throw new Error('The stand-in runs inside tests and hooks only.');
    return local;
  };
  const connect = (key: string, accessToken?: () => Promise<string>): Client => {
    const client = createClient<Database>(running().url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(accessToken !== undefined && { accessToken }),
    });
    clients.push(client);
    return client;
  };
  const signIn = async (email: string, password = DEMO_PASSWORD): Promise<SignedUp> => {
    const client = connect(running().publishableKey);
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return { client, userId: data.user.id, email };
  };

  const accessTokenOf = async (email: string) => {
    const { client } = await signIn(email);
    const { data } = await client.auth.getSession();
    if (data.session === null) throw new Error(`${email} has no session.`);
    return data.session.access_token;
  };

  return {
    get local() {
      return running();
    },
    anon: () => connect(running().publishableKey),
    service: () => connect(running().secretKey),
    signIn,
    signedInOnUse(email) {
      let token: Promise<string> | undefined;
      let isCreated = false;
      // createClient requests a token for Realtime, which would sign in accounts that the test never uses.
      const client = connect(running().publishableKey, () =>
        isCreated ? (token ??= accessTokenOf(email)) : new Promise<never>(() => undefined),
      );
      isCreated = true;
      return client;
    },
    async signUp({ email = `${randomUUID()}@example.com`, roles, metadata = {} } = {}) {
      const { error } = await connect(running().secretKey).auth.admin.createUser({
        email,
        password: DEMO_PASSWORD,
        email_confirm: true,
        user_metadata: metadata,
      });
      if (error) throw error;
      const signedUp = await signIn(email);
      if (roles !== undefined) await setRoles(running(), signedUp.userId, roles);
      return signedUp;
    },
    sql: (text, params) => running().query(text, params),
  };
}

async function setRoles({ query }: LocalSupabase, userId: string, roles: string[]): Promise<void> {
  await query('delete from public.user_roles where user_id = $1', [userId]);
  for (const role of roles) {
    await query(
      'insert into public.user_roles (user_id, role) values ($1, $2::text::public.app_role)',
      [userId, role],
    );
  }
}
