import { describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';
import { linesAddedBy } from './support/rights.ts';

describe('The snapshot shows', () => {
  const project = useProject();
  const add = (...statements: string[]) => linesAddedBy(project, ...statements);

  it('a table without row level security', async () => {
    expect(
      await add(
        'create table public.open (id int, note text)',
        'grant select on public.open to anon',
      ),
    ).toEqual([
      '| open | select | visitor | all | **all: row level security is off** |',
      '| open | nothing | service role | | |',
    ]);
  });

  it('a right without a policy', async () => {
    expect(await add('alter table public.open enable row level security')).toEqual([
      '| open | select | visitor | all | no rows: no policy |',
    ]);
  });

  it('a policy for every role and operation, and one that narrows it', async () => {
    const all = 'create policy "All" on public.open using (true)';
    expect(await add(all)).toEqual(['| open | select | visitor | all | All: `true` |']);
    expect(
      await add('create policy "Some" on public.open as restrictive for select using (id > 3)'),
    ).toEqual(['| open | select | visitor | all | All: `true` **and always** Some: `id > 3` |']);
  });

  it('the granted columns, or the others when that is shorter', async () => {
    expect(await add('grant update (note) on public.open to authenticated')).toEqual([
      '| open | update | signed in | note | All: `true` |',
    ]);
    const added = await add('alter table public.units add column secret text');
    expect(added).toHaveLength(3);
    expect(added[0]).toMatch(
      /^\| units \| select \| signed in \| all but license_plate, secret, vin \|/,
    );
  });

  it('rights that no policy limits, and those of every role', async () => {
    expect(await add('grant truncate on public.open to public')).toEqual([
      '| open | truncate | PUBLIC | all | **not limited by policies** |',
    ]);
    expect(await add('grant usage on sequence public.activity_log_id_seq to anon')).toEqual([
      '| activity_log_id_seq | usage | visitor | | |',
    ]);
  });

  it('who can call a function, and what it does as its owner', async () => {
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
    expect(added).toContain("| permits | update | visitor | Anything: `name like 'a%'` |");
  });

  it('a table whose changes are sent', async () => {
    expect(await add('alter publication supabase_realtime add table public.open')).toEqual([
      '| open | insert, update |',
    ]);
  });
});
