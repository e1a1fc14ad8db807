import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareCatalogs, readCatalog } from '@root/scripts/schema/catalog.ts';
import { useLocalSupabase } from '../../support/local-supabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'schema-catalog-'));
writeFileSync(
  join(folder, '20260101000000_trucks.sql'),
  `create schema private;
   create type public.truck_state as enum ('idle', 'hauling');
   create table public.trucks (
     id uuid primary key default gen_random_uuid(),
     number integer not null default 1 check (number > 0),
     state public.truck_state not null default 'idle',
     changed_at timestamptz not null default now()
   );
   comment on table public.trucks is 'Our trucks.';
   alter table public.trucks enable row level security;
   create policy "Anyone can read trucks" on public.trucks for select to authenticated using (true);
   comment on policy "Anyone can read trucks" on public.trucks is 'For everyone.';
   create function private.answer() returns integer language sql set search_path = '' return 42;
   create function private.touch() returns trigger language plpgsql set search_path = '' as
     $$ begin return new; end $$;
   create trigger touch before update on public.trucks for each row execute function private.touch();
   create view public.idle_trucks with (security_invoker = true) as
     select id from public.trucks where state = 'idle';
   insert into public.trucks (number) values (7);
   create table public.depots (id bigint generated always as identity primary key, name text not null);`,
);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the catalog', () => {
  const project = useLocalSupabase({ migrationsDir: folder });
  const read = () => readCatalog((text) => project.sql(text));
  let before: string[];
  beforeAll(async () => {
    before = await read();
  });

  it.each([
    [
      'a function body',
      'create or replace function private.answer() returns integer language sql set search_path = $$$$ return 43',
      /^\+ function private\.answer\(\)/,
    ],
    [
      'a policy expression',
      'alter policy "Anyone can read trucks" on public.trucks using (number > 1)',
      /^\+ policy Anyone can read trucks on public\.trucks: .* using \(number > 1\)/,
    ],
    [
      'a default',
      'alter table public.trucks alter column number set default 2',
      /^\+ column trucks\.number #2 .* default 2 /,
    ],
    [
      'a comment on a table',
      `comment on table public.trucks is 'Trucks.'`,
      /^\+ comment on table public\.trucks: Trucks\.$/,
    ],
    [
      'a comment on a policy',
      `comment on policy "Anyone can read trucks" on public.trucks is 'All.'`,
      /^\+ comment on policy .*: All\.$/,
    ],
    [
      'a constraint',
      'alter table public.trucks drop constraint trucks_number_check',
      /^- constraint trucks_number_check on trucks: /,
    ],
    [
      'a grant on a column',
      'grant update (number) on public.trucks to authenticated',
      /^\+ column trucks\.number .*authenticated=w\/postgres/,
    ],
    [
      'a value of an enum',
      `alter type public.truck_state add value 'parked'`,
      /^\+ type truck_state in public idle,hauling,parked /,
    ],
    [
      'a trigger',
      'alter table public.trucks disable trigger touch',
      /^\+ trigger CREATE TRIGGER touch .* enabled D$/,
    ],
    [
      'a view',
      'create or replace view public.idle_trucks with (security_invoker = true) as select id from public.trucks',
      /^\+ view idle_trucks as/,
    ],
    [
      'an index',
      'create index trucks_state on public.trucks (state)',
      /^\+ index CREATE INDEX trucks_state /,
    ],
    [
      'row level security',
      'alter table public.trucks disable row level security',
      /^\+ table trucks .* row level security f/,
    ],
    [
      'the publication',
      'alter publication supabase_realtime add table public.trucks',
      /^\+ published public\.trucks /,
    ],
    [
      'a bucket',
      `insert into storage.buckets (id, name) values ('papers', 'papers')`,
      /^\+ bucket papers: /,
    ],
    [
      'a scheduled job',
      `select cron.schedule('tidy', '* * * * *', 'select 1')`,
      /^\+ scheduled job tidy: .*, active t$/,
    ],
    [
      'a replica identity',
      'alter table public.trucks replica identity full',
      /^\+ table trucks .* replica identity f/,
    ],
    [
      'the index of a replica identity',
      'alter table public.trucks replica identity using index trucks_pkey',
      /^\+ index CREATE UNIQUE INDEX trucks_pkey .* replica identity t/,
    ],
    [
      'a published column list and row filter',
      'alter publication supabase_realtime set table public.trucks (id, number) where (id is not null)',
      /^\+ published public\.trucks in supabase_realtime, columns id,number, where \(id IS NOT NULL\)/,
    ],
    [
      'the storage of a column',
      'alter table public.depots alter column name set storage external',
      /^\+ column depots\.name .* storage e /,
    ],
    [
      'the compression of a column',
      'alter table public.depots alter column name set compression pglz',
      /^\+ column depots\.name .* compression p /,
    ],
    [
      'the persistence of a table',
      'alter table public.depots set unlogged',
      /^\+ table depots .* persistence u /,
    ],
    [
      'an aggregate',
      'create aggregate private.total (integer) (sfunc = int4pl, stype = integer)',
      /^\+ aggregate private\.total\(integer\) of n by int4pl/,
    ],
    [
      'a rule',
      'create rule keep as on delete to public.depots do instead nothing',
      /^\+ rule CREATE RULE keep AS /,
    ],
    [
      'a table in another schema',
      'create schema audit; create table audit.changes (id integer)',
      /^\+ column audit\.changes\.id /,
    ],
    [
      'a row in another schema',
      'insert into audit.changes values (1)',
      /^\+ rows of audit\.changes: 1 /,
    ],
    [
      'a function in extensions',
      'create function extensions.f() returns integer language sql return 1',
      /^\+ function f\(\) in extensions /,
    ],
    [
      'a comment on a schema',
      `comment on schema private is 'Internals.'`,
      /^\+ comment on schema private: Internals\.$/,
    ],
    [
      'a comment on schema public',
      `comment on schema public is 'The API.'`,
      /^\+ comment on schema public: The API\.$/,
    ],
    [
      'a comment on an extension',
      `create extension citext with schema extensions; comment on extension citext is 'Text.'`,
      /^\+ comment on extension citext: Text\.$/,
    ],
    [
      'a grant on a schema',
      'grant create on schema extensions to authenticated',
      /^\+ schema extensions .*authenticated=UC\/postgres/,
    ],
    [
      'a grant on a table of Supabase',
      'grant select on storage.objects to authenticator',
      /^\+ table storage\.objects .*authenticator=r\/postgres/,
    ],
    [
      'a policy on buckets',
      'create policy "Anyone can list buckets" on storage.buckets for select using (true)',
      /^\+ policy Anyone can list buckets on storage\.buckets: /,
    ],
    [
      'the name of a bucket',
      `update storage.buckets set name = 'files' where id = 'papers'`,
      /^\+ bucket papers: name files,/,
    ],
    ['a row', 'update public.trucks set number = 8', /^\+ rows of trucks: 1 /],
  ])('shows a change of %s', async (_, change, line) => {
    await project.local.exec(change);

    const after = await read();

    const changes = compareCatalogs(after, before);
    before = after;
    expect(changes).toContainEqual(expect.stringMatching(line));
  });

  it('ignores the ids and times of rows', async () => {
    await project.local.exec(
      'update public.trucks set id = gen_random_uuid(), changed_at = clock_timestamp()',
    );

    expect(compareCatalogs(await read(), before)).toEqual([]);
  });

  it.each([
    ['table', 'grant all on public.depots to postgres'],
    ['sequence', 'grant all on sequence public.depots_id_seq to postgres'],
    ['function', 'grant execute on function private.answer() to postgres'],
    ['schema', 'grant all on schema audit to postgres'],
    ['type', 'grant usage on type public.truck_state to postgres'],
  ])('ignores that the default grants of a %s are stored', async (_, grant) => {
    await project.local.exec(grant);

    expect(compareCatalogs(await read(), before)).toEqual([]);
  });
});
