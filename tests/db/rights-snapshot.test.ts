import { describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';
import { linesAddedBy } from './support/rights.ts';

const LISTED_COLUMNS = /^- `\S+`: /;

describe('The snapshot shows', () => {
  const project = useProject();
  /** Without the lists of columns. */
  const add = async (...statements: string[]) =>
    (await linesAddedBy(project, ...statements)).filter((line) => !LISTED_COLUMNS.test(line));

  /** Adds a table with row level security that only the service role can use. */
  const addTable = (name: string, ...statements: string[]) =>
    add(
      `create table public.${name} (id int, note text)`,
      `alter table public.${name} enable row level security`,
      `grant select, insert, update, delete on public.${name} to service_role`,
      ...statements,
    );

  it('a right without row level security', async () => {
    expect(
      await addTable(
        'open',
        'alter table public.open disable row level security',
        'grant select on public.open to anon',
      ),
    ).toEqual(['| open | select | visitor | all | **all: row level security is off** |']);
  });

  it('a right without a policy', async () => {
    expect(await addTable('closed', 'grant select on public.closed to anon')).toEqual([
      '| closed | select | visitor | all | no rows: no policy |',
    ]);
  });

  it('a policy for every role and operation, and one that narrows it', async () => {
    expect(
      await addTable(
        'narrow',
        'create policy "All" on public.narrow using (true)',
        'create policy "Own" on public.narrow for select to authenticated using (id = 1)',
        'create policy "Few" on public.narrow as restrictive for select to anon using (id > 3)',
        'grant select, delete on public.narrow to anon, authenticated',
      ),
    ).toEqual([
      '| narrow | select | visitor | all | All: `true` **and always** Few: `id > 3` |',
      '| narrow | select | signed in | all | All: `true` **or** Own: `id = 1` |',
      '| narrow | delete | visitor, signed in | | All: `true` |',
    ]);
  });

  it('the snapshot shows the check of an updated row, if it differs', async () => {
    expect(
      await addTable(
        'moved',
        'create policy "Move" on public.moved for update using (id = 1) with check (id = 2)',
        'grant update (note) on public.moved to authenticated',
      ),
    ).toEqual(['| moved | update | signed in | note | Move: `id = 1`, afterwards `id = 2` |']);
  });

  it('a new column, and a right on it', async () => {
    expect(await linesAddedBy(project, 'alter table public.units add column secret text')).toEqual([
      expect.stringMatching(/^- `units`: .*, secret, /),
    ]);
    expect(await add('grant update (secret) on public.units to authenticated')).toEqual([
      expect.stringMatching(/^\| units \| update \| signed in \| [^|]*, secret, /),
    ]);
  });

  it('where the service role may do less than everything', async () => {
    expect(
      await addTable(
        'readable',
        'revoke insert, update, delete on public.readable from service_role',
      ),
    ).toEqual(['| readable | select | service role | all | all: bypasses policies |']);
    expect(
      await addTable(
        'hidden',
        'revoke all on public.hidden from service_role',
        'grant select on public.hidden to anon',
      ),
    ).toEqual([
      '| hidden | select | visitor | all | no rows: no policy |',
      '| hidden | nothing | service role | | |',
    ]);
  });

  it('rights that no policy limits, and every role’s rights', async () => {
    expect(await addTable('emptied', 'grant truncate on public.emptied to public')).toEqual([
      '| emptied | truncate | PUBLIC | all | **not limited by policies** |',
    ]);
    expect(await add('grant usage on sequence public.activity_log_id_seq to anon')).toEqual([
      '| activity_log_id_seq | usage | visitor | | |',
    ]);
  });

  it('the snapshot shows the tables a view reads, with whose rights and which check', async () => {
    expect(
      await add(
        `create view public.seen with (security_invoker = on) as select id from public.quotes`,
        'create view private.seen as select id from public.loads where private.is_admin()',
        'grant select on public.seen, private.seen to authenticated, service_role',
      ),
    ).toEqual([
      '| seen | select | signed in | all | what the caller may read of `quotes` |',
      '| private.seen | select | signed in | all | as its owner, from `loads`; checks `private.is_admin()` |',
    ]);
  });

  it('the snapshot shows who can call a function, and what it does as its owner', async () => {
    const create = (settings: string) => `
      create or replace function public.later(id uuid) returns void language plpgsql ${settings}
      set search_path = '' as $$
      begin
        -- Not from public.profiles.
        delete from public.offers as o using public.loads as l where l.offer_id = o.id;
      end;
      $$`;
    expect(await add(create(''), 'grant execute on function public.later(uuid) to public')).toEqual(
      ['| `later(uuid)` | PUBLIC | |'],
    );
    expect(await add(create('security definer'))).toEqual([
      '| `later(uuid)` | PUBLIC | postgres reads loads; writes offers |',
    ]);
    expect(
      await add(
        create(''),
        'revoke execute on function public.later(uuid) from public',
        'grant execute on function public.later(uuid) to anon',
        `create function private.call_later() returns void language sql security definer
         begin atomic; select public.later(id) from public.services; end`,
      ),
    ).toEqual([
      '| `later(uuid)` | visitor, not the service role | |',
      '| `private.call_later()` | no API role | postgres reads loads, services; writes offers |',
    ]);
  });

  it('a public bucket, and a policy that names no bucket', async () => {
    const added = await add(
      `insert into storage.buckets (id, name, public) values ('open', 'open', true)`,
      `create policy "Anything" on storage.objects for update to anon using (name like 'a%')`,
    );
    expect(added).toContain(
      '| open | **public**: anyone with the address downloads | none | any |',
    );
    expect(added).toContain("| pilot-papers | update | visitor | Anything: `name like 'a%'` |");
  });

  it('a policy that names a bucket without limiting itself to it', async () => {
    const added = await add(
      `create policy "Elsewhere" on storage.objects for update to anon
       using (bucket_id <> 'pilot-papers')`,
    );
    expect(added).toContainEqual(expect.stringMatching(/^\| gallery \| update \| .*Elsewhere: /));
  });

  it('the snapshot shows what a function truncates or changes without partitions or with quoted names', async () => {
    expect(
      await add(
        `create function private.tidy() returns void language plpgsql security definer
         set search_path = '' as $$ begin
           truncate table only public.offers, public.quotes;
           update only public.loads set id = id;
           delete from only "public"."units";
         end $$`,
        'revoke execute on function private.tidy() from public',
      ),
    ).toEqual([
      '| `private.tidy()` | no API role | postgres writes loads, offers, quotes, units |',
    ]);
  });

  it('rights on schemas, and rights that can be passed on', async () => {
    expect(
      await add(
        'grant create on schema private to authenticated',
        'grant select on public.gallery_images to authenticated with grant option',
      ),
    ).toEqual([
      '| private | create | signed in |',
      '| gallery_images | select | visitor | all | Anyone can see images: `true` |',
      '| gallery_images | select | signed in | all **with grant option** | Anyone can see images: `true` |',
    ]);
  });

  it('a channel policy', async () => {
    expect(
      await add(
        `create policy "Shout" on realtime.messages for insert to anon
         with check ((select realtime.topic()) = 'shout')`,
      ),
    ).toEqual(["| insert | visitor | Shout: `realtime.topic() = 'shout'` |"]);
  });

  it('a table whose changes are sent', async () => {
    expect(
      await addTable('sent', 'alter publication supabase_realtime add table public.sent'),
    ).toContain('| sent | insert, update |');
  });
});
