import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { useLocalSupabase } from '../support/local-supabase.ts';

/** A project without migrations, to which the tests apply their own. */
const migrationsDir = mkdtempSync(join(tmpdir(), 'hosted-limits-'));
const supabase = useLocalSupabase({ migrationsDir });
afterAll(() => rmSync(migrationsDir, { recursive: true }));

let version = 20260101000000;

/** Applies a migration. One that fails is removed, so that the next test starts without it. */
async function migrate(sql: string): Promise<void> {
  version += 1;
  const file = join(migrationsDir, `${String(version)}_test.sql`);
  writeFileSync(file, sql);
  await supabase.local.migrate().catch((error: unknown) => {
    rmSync(file);
    throw error;
  });
}

const OWNER = /must be owner of/;
const DENIED = /permission denied/;

describe('a migration that hosted rejects', () => {
  it.each([
    ['adds a column to auth.users', 'alter table auth.users add column x int', OWNER],
    ['adds an index to auth.users', 'create index on auth.users (email)', OWNER],
    ['disables a trigger of storage', 'alter table storage.objects disable trigger all', OWNER],
    [
      'switches row level security off',
      'alter table storage.objects disable row level security',
      OWNER,
    ],
    ['drops a table of storage', 'drop table storage.objects', OWNER],
    ['drops a table of realtime', 'drop table realtime.messages cascade', OWNER],
    ['comments on a table of auth', `comment on table auth.users is 'x'`, OWNER],
    ['creates a table in auth', 'create table auth.x (id int)', DENIED],
    ['creates a table in realtime', 'create table realtime.x (id int)', DENIED],
    [
      'creates a function in storage',
      'create function storage.x() returns int language sql return 1',
      DENIED,
    ],
    [
      'replaces a function of auth',
      'create or replace function auth.uid() returns uuid language sql return null::uuid',
      DENIED,
    ],
    ['drops a function of auth', 'drop function auth.uid() cascade', OWNER],
    ['deletes stored objects', 'delete from storage.objects', /Direct deletion from storage/],
    [
      'deletes stored objects as service_role',
      'set local role service_role; delete from storage.objects',
      /Direct deletion from storage/,
    ],
    ['deletes a bucket', 'delete from storage.buckets', /Direct deletion from storage/],
    ['makes a role superuser', 'alter role anon superuser', DENIED],
    ['makes itself superuser', 'alter role postgres superuser', DENIED],
    ['lets a reserved role log in', 'alter role anon login', DENIED],
    ['joins the role that owns accounts', 'grant supabase_auth_admin to postgres', DENIED],
    ['becomes the role that owns files', 'set role supabase_storage_admin', DENIED],
    ['falls back to another role', 'reset role; create table auth.x (id int)', DENIED],
    ['falls back to no role', 'set role none; create table auth.x (id int)', DENIED],
    [
      "changes the superuser's default privileges",
      'alter default privileges for role supabase_admin in schema public revoke all on tables from anon',
      DENIED,
    ],
    ['reads a file of the server', `select pg_read_file('PG_VERSION')`, DENIED],
  ])('%s', async (_what, sql, reason) => {
    await expect(migrate(sql)).rejects.toThrow(reason);
  });

  it('drops the policy of a table whose owner it may not act for', async () => {
    await migrate(`
      create role stranger;
      grant stranger to postgres;
      create table public.foreign_table (id int);
      create policy theirs on public.foreign_table for select using (true);
      grant create on schema public to stranger;
      alter table public.foreign_table owner to stranger;
      revoke stranger from postgres;`);

    await expect(migrate('drop policy theirs on public.foreign_table')).rejects.toThrow(OWNER);
  });
});

describe('a migration that hosted accepts', () => {
  it.each(['storage.objects', 'storage.buckets', 'realtime.messages', 'auth.users'])(
    'creates, changes and drops a policy on %s',
    async (table) => {
      await migrate(`create policy mine on ${table} for select to anon using (true)`);
      await migrate(`alter policy mine on ${table} to authenticated`);
      const [policy] = await supabase.sql(
        `select roles::text from pg_policies where policyname = 'mine'`,
      );
      expect(policy).toEqual({ roles: '{authenticated}' });
      await migrate(`drop policy mine on ${table}`);
    },
  );

  it('creates and drops a trigger on auth.users', async () => {
    await migrate(`
      create function public.nothing() returns trigger language plpgsql as 'begin return null; end';
      create trigger mine after insert on auth.users for each row execute function public.nothing();`);
    await migrate('drop trigger mine on auth.users; drop function public.nothing();');
  });

  it.each([
    [
      'publishes a table',
      'create table public.p (); alter publication supabase_realtime add table public.p',
    ],
    [
      'changes its own default privileges',
      'alter default privileges revoke execute on functions from public',
    ],
    ['creates an extension', 'create extension citext with schema extensions'],
    ['creates a bucket', `insert into storage.buckets (id, name) values ('b', 'b')`],
    ['creates a role', 'create role reporter'],
    [
      "sets PostgREST's parameters",
      `do $$ begin
         execute format('alter role authenticator in database %I set pgrst.db_pre_request = %L',
           current_database(), 'public.x');
         execute format('alter role authenticator in database %I reset pgrst.db_pre_request',
           current_database());
       end $$`,
    ],
    ['pauses triggers', 'set local session_replication_role = replica'],
  ])('%s', (_what, sql) => expect(migrate(sql)).resolves.toBeUndefined());
});

it('every table of auth, storage and realtime stays with its own role, also after a failure', async () => {
  await migrate('create policy one on storage.objects for select using (true)');
  await expect(
    migrate('create policy one on storage.objects for select using (true)'),
  ).rejects.toThrow('already exists');

  const owners = await supabase.sql(
    `select distinct schemaname::text, tableowner::text from pg_tables
     where schemaname in ('auth', 'storage', 'realtime') order by 1`,
  );

  expect(owners).toEqual([
    { schemaname: 'auth', tableowner: 'supabase_auth_admin' },
    { schemaname: 'realtime', tableowner: 'supabase_realtime_admin' },
    { schemaname: 'storage', tableowner: 'supabase_storage_admin' },
  ]);
});

it('the role postgres has the attributes and memberships it has on hosted', async () => {
  const [role] = await supabase.sql(
    `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls, rolcanlogin
     from pg_roles where rolname = 'postgres'`,
  );
  const memberships = await supabase.sql<{ name: string }>(
    `select roleid::regrole::text as name from pg_auth_members
     where member = 'postgres'::regrole
       and roleid::regrole::text not in ('stranger', 'reporter') order by 1`,
  );

  expect(role).toEqual({
    rolsuper: false,
    rolcreaterole: true,
    rolcreatedb: true,
    rolreplication: true,
    rolbypassrls: true,
    rolcanlogin: true,
  });
  expect(memberships.map(({ name }) => name)).toEqual([
    'anon',
    'authenticated',
    'authenticator',
    'pg_create_subscription',
    'pg_monitor',
    'pg_read_all_data',
    'pg_signal_backend',
    'service_role',
  ]);
});

it('a trigger on auth.users runs as the role of Auth, without the rights of postgres', async () => {
  await migrate(`
    create table public.welcomed (id uuid);
    create function public.welcome() returns trigger language plpgsql as $$
    begin
      insert into public.welcomed values (new.id);
      return null;
    end;
    $$;
    create trigger welcome after insert on auth.users
      for each row execute function public.welcome();`);
  const create = () =>
    supabase
      .service()
      .auth.admin.createUser({ email: 'new@example.com', password: 'long-enough-1' });

  expect((await create()).error).toMatchObject({ status: 500 });

  await migrate('alter function public.welcome() security definer');
  expect((await create()).error).toBeNull();
});

describe('statement timeouts', () => {
  it.each(['anon', 'authenticated', 'service_role'])('apply to %s', async (role) => {
    await migrate(`
      create or replace function public.statement_timeout() returns text language sql stable
        as $$ select current_setting('statement_timeout') $$;
      grant execute on function public.statement_timeout() to anon, authenticated, service_role;`);
    const client =
      role === 'anon'
        ? supabase.anon()
        : role === 'service_role'
          ? supabase.service()
          : (await supabase.signUp()).client;

    const { data } = await client.rpc('statement_timeout' as never);

    expect(data).toBe(role === 'anon' ? '3s' : '8s');
  });
});
