import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareCatalogs, readCatalog } from '../../../scripts/schema/catalog.ts';
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
   insert into public.trucks (number) values (7);`,
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
      /^\+ type truck_state idle,hauling,parked /,
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
      /^\+ scheduled job tidy: /,
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
});
