import { describe, expect, it } from 'vitest';
import { checkFileNames, checkStatements } from './schema-rules.ts';

const check = (...sqls: string[]) =>
  checkStatements(sqls.map((sql, at) => ({ file: `${String(at + 1)}.sql`, sql })));

describe('statements that change something', () => {
  it.each([
    [
      'create or replace function private.f() returns int language sql return 1',
      'creates or replaces an object',
    ],
    ['create or replace view public.v as select 1', 'creates or replaces an object'],
    ['drop table public.t', 'drops an object'],
    ['DROP POLICY IF EXISTS "P" ON public.t', 'drops an object'],
    ['alter table public.t add column a int', 'changes a table'],
    ['alter table public.t add a int', 'changes a table'],
    ['alter table only public.t alter a set not null', 'changes a table'],
    ['alter table public.t alter column a set default 1', 'changes a table'],
    ['alter table public.t drop constraint c', 'changes a table'],
    ['alter table public.t rename to u', 'changes a table'],
    ['alter table public.t add constraint c check (f(a, b)), drop column a', 'changes a table'],
    [`alter type public.e add value 'x'`, 'changes an object'],
    ['alter function private.f() rename to g', 'changes an object'],
    ['alter policy "P" on public.t using (true)', 'changes an object'],
    ['alter publication supabase_realtime drop table public.t', 'changes an object'],
    ['update public.t set a = 1', 'changes rows'],
    ['update only public.t as x set a = 1', 'changes rows'],
    ['delete from public.t', 'changes rows'],
    ['truncate public.t', 'changes rows'],
    ['with gone as (delete from public.t returning id) select id from gone', 'changes rows'],
  ])('a statement that changes something is refused: %s', (sql, what) => {
    expect(check(`-- why\n${sql};`)).toEqual([expect.stringMatching(`^1\\.sql:2 ${what}\\b`)]);
  });

  it.each([
    ['update public.t set a = 1', 'changes rows'],
    ['if true then drop view public.v; end if', 'drops an object'],
    ['alter table public.t add column a int', 'changes a table'],
  ])('a block that runs right away and changes something is refused: %s', (sql, what) => {
    expect(check(`-- why\ndo $$\nbegin\n  perform 1;\n  ${sql};\nend $$;`)).toEqual([
      expect.stringMatching(`^1\\.sql:5 ${what}\\b`),
    ]);
  });

  it.each([
    'alter table public.t enable row level security',
    'alter table public.t add constraint c foreign key (a, b) references public.u (a, b)',
    'alter table public.t owner to postgres',
    'alter table public.t alter column a set statistics 1000',
    'alter function private.f() owner to postgres',
    'alter publication supabase_realtime add table public.t',
    'alter default privileges in schema public revoke all on tables from anon',
    `alter role authenticator set pgrst.db_pre_request = 'private.f'`,
    'insert into public.t (a) values (1) on conflict (a) do update set a = 2',
    `comment on table public.t is 'drop table public.t; update public.t set a = 1'`,
    'create trigger t after update or delete on public.t for each row execute function private.f()',
    'grant update, delete on public.t to authenticated',
    'with rows as (select a from public.t for update) insert into public.u select a from rows',
    'create function private.f() returns void language sql begin atomic delete from public.t; update public.t set a = 1; end',
    'create function private.f() returns void language plpgsql as $$ begin drop table t; update t set a = 1; end $$',
    `do $$ begin execute format('alter role a in database %I set b = %L', current_database(), 'c'); end $$`,
  ])('don’t include: %s', (sql) => {
    expect(check(`${sql};`)).toEqual([]);
  });
});

describe('objects', () => {
  it.each([
    [
      'create table public.t (a int)',
      'create table if not exists public.t (b int)',
      'table public.t',
    ],
    ['create view public.v as select 1', 'create view public.v as select 2', 'view public.v'],
    [
      'create function private.f(a int, b text default $$x$$) returns int language sql return 1',
      'create function private.f(_c integer, _d text) returns int language sql return 2',
      'function private.f(integer, text)',
    ],
    [
      'create function f(out a int, inout b double precision) language sql as $$ select 1 $$',
      'create function public.f(double precision) returns int language sql return 1',
      'function public.f(double precision)',
    ],
    [
      'create policy "Read, all" on public.t for select using (true)',
      'create policy "Read, all" on public.t for insert with check (true)',
      'policy "Read, all" on public.t',
    ],
    [
      'create trigger x after update of a, b on public.t execute function f()',
      'create constraint trigger x after insert on public.t execute function f()',
      'trigger x on public.t',
    ],
    [
      'create index i on public.t (a)',
      'create unique index if not exists i on only public.u using gin (a)',
      'index public.i',
    ],
    [`create type public.e as enum ('a')`, 'create type public.e as (a int)', 'type public.e'],
    [
      `comment on table public.t is 'a'`,
      `comment on table public.t is 'b'`,
      'comment on table public.t',
    ],
    [
      `comment on table public.t is 'a' 'b'`,
      `comment on table "t" is 'c'\n  'd'`,
      'comment on table public.t',
    ],
    [
      `comment on column t.a is 'a'`,
      'comment on column public.t.a is null',
      'comment on column public.t.a',
    ],
    [
      `comment on policy "Read, all" on t is 'a'`,
      `comment on policy "Read, all" on public.t is 'b'`,
      'comment on policy "Read, all" on public.t',
    ],
    [
      `comment on function private.f(a int) is 'a'`,
      'comment on function private.f(integer) is $$b$$',
      'comment on function private.f(integer)',
    ],
    [
      'alter table public.t add constraint c check (true)',
      'alter table public.t add constraint d check (true), add constraint c check (false)',
      'constraint c on public.t',
    ],
  ])('may not be repeated: %s', (first, second, name) => {
    expect(check(`${first};`, `\n${second};`)).toEqual([
      `2.sql:2 repeats ${name}, which is in 1.sql:1. Write it once.`,
    ]);
  });

  it('may have the same name where the name belongs to something else', () => {
    expect(
      check(
        'create policy p on public.t using (true); create policy p on public.u using (true);',
        'create trigger x after insert on public.t execute function f();',
        'create trigger x after insert on public.u execute function f();',
        'create index i on public.t (a); create index i on private.t (a);',
        'create function f(a int) returns int language sql return 1;',
        'create function f(a int[]) returns int language sql return 1;',
        'create table private.t (a int); create table public.t (a int);',
        `comment on column public.t.a is ''; comment on column public.t.b is '';`,
      ),
    ).toEqual([]);
  });
});

describe('file names', () => {
  const now = new Date('2026-03-04T05:06:07Z');

  it('file names are refused without a date or in capital letters', () => {
    expect(checkFileNames(['loads.sql', '20260304050607_Loads.sql'], 'dated', now)).toEqual([
      'loads.sql needs a name like 20260131120000_loads.sql.',
      '20260304050607_Loads.sql needs a name like 20260131120000_loads.sql.',
    ]);
  });

  it('may not be dated in the future', () => {
    const names = ['20260304050607_loads.sql', '20260304050608_offers.sql'];

    expect(checkFileNames(names, 'dated', now)).toEqual([
      '20260304050608_offers.sql is dated in the future. New migrations must sort after it.',
    ]);
  });

  it('may not start with the same number', () => {
    expect(checkFileNames(['0010_loads.sql', '0010_offers.sql'], 'numbered', now)).toEqual([
      '0010_offers.sql starts with the same number as 0010_loads.sql.',
    ]);
  });

  it('file names are numbered in supabase/schemas', () => {
    expect(checkFileNames(['0010_loads.sql', '20260304050607_x.sql'], 'numbered', now)).toEqual([
      '20260304050607_x.sql needs a name like 0010_loads.sql.',
    ]);
  });
});
