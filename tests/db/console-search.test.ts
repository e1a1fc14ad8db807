import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, type Person, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();
/** Columns that a list leaves out, because open_application() logs who reads them, or no one needs them. */
const NOT_LISTED: Record<string, string[]> = {
  job_applications: [
    'address',
    'availability_date',
    'cover_letter',
    'fill_ms',
    'website',
    'zip_code',
  ],
};
const VIEWED = ['quotes', 'contact_messages', 'job_applications', 'profiles'] as const;

beforeAll(async () => {
  await project
    .as('visitor')
    .from('quotes')
    .insert(aQuote({ customer_name: 'Zed 100%_(x) Cranes' }));
  await project
    .as('visitor')
    .from('contact_messages')
    .insert(aMessage({ name: 'Zed Crates' }));
  await project
    .as('visitor')
    .from('job_applications')
    .insert(anApplication({ last_name: 'Zed' }));
});

describe.each(VIEWED)('View admin_%s', (table) => {
  const view = `admin_${table}`;

  it('shows an admin every row of the table', async () => {
    const ids = async (from: string) =>
      (await project.as('admin').from(from).select('id').order('id')).data;
    expect(await ids(view)).not.toEqual([]);
    expect(await ids(view)).toEqual(await ids(table));
  });

  it('has every column of the table, except an applicant’s details', async () => {
    const columns = (relation: string) =>
      project.sql<{ name: string }>(
        `select attname as name from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped
           and has_column_privilege('authenticated', attrelid, attnum, 'select')
         order by attname`,
        [relation],
      );
    const listed = await columns(`public.${view}`);
    const missing = (await columns(`public.${table}`)).filter(
      ({ name }) => !listed.some((column) => column.name === name),
    );
    expect(missing.map(({ name }) => name)).toEqual(NOT_LISTED[table] ?? []);
  });

  it('refuses everyone but staff', async () => {
    for (const caller of ['customer', 'broker', 'driver', 'visitor'] as const) {
      expect((await project.as(caller).from(view).select('id')).status).toBe(403);
    }
  });

  it('the view is read-only', async () => {
    const view_ = project.as('admin').from(view);
    const { error } = await view_.delete().neq('id', PEOPLE.admin);
    expect(error?.code).toBe(FORBIDDEN);
  });

  it('lets a search use the index, and reads no rows for anyone but admins', async () => {
    // With few rows, the counts' smaller index would be cheaper.
    await project.sql(
      `drop index if exists public.${table}_status_idx, public.${table}_status_count_idx`,
    );
    const search = `select id from public.${view} where search_text like '%zed%'`;
    expect(await explain('admin', search)).toContain(`${table}_search_text_idx`);
    expect(await explain('customer', search)).toContain('(never executed)');
  });
});

it('a search finds text as typed; wildcards match themselves', async () => {
  const found = async (pattern: string) =>
    (
      await project
        .as('admin')
        .from('admin_quotes')
        .select('customer_name')
        .like('search_text', pattern)
    ).data?.map(({ customer_name }) => customer_name as string);
  expect(await found(String.raw`%zed 100\%\_(x)%`)).toEqual(['Zed 100%_(x) Cranes']);
  expect(await found(String.raw`%zed 100\%\_\_x%`)).toEqual([]);
});

it('every request to a view is planned again, because no single plan fits both rare and common words', async () => {
  await project.sql(`
    create function private.plan_mode_after_check(_path text) returns text language plpgsql as $$
    begin
      perform set_config('request.path', _path, true), set_config('request.jwt.claims',
        (select json_build_object('sub', user_id, 'role', 'authenticated', 'session_id', id)::text
         from auth.sessions where user_id = '${PEOPLE.admin}' limit 1), true);
      set local role authenticated;
      perform private.check_request();
      return current_setting('plan_cache_mode');
    end;
    $$`);
  const modeFor = async (path: string) =>
    (
      await project.sql<{ mode: string }>('select private.plan_mode_after_check($1) as mode', [
        path,
      ])
    )[0]?.mode;
  expect(await modeFor('/admin_quotes')).toBe('force_custom_plan');
  expect(await modeFor('/quotes')).toBe('auto');
});

it('the statistics have enough of the searched text to tell rare words from common ones', async () => {
  const targets = await project.sql(
    `select attrelid::regclass::text as table, attstattarget as target from pg_attribute
     where attname = 'search_text' and attrelid::regclass::text = any ($1) order by 1`,
    [VIEWED.map((table) => table)],
  );
  expect(targets).toEqual(VIEWED.toSorted().map((table) => ({ table, target: 1000 })));
});

/** A caller's query plan when a table scan is not an option. */
async function explain(person: Person, statement: string): Promise<string> {
  await project.sql(`
    create or replace function private.explain_as(_user uuid, _statement text)
    returns setof text language plpgsql as $$
    begin
      perform set_config('request.jwt.claims',
        (select json_build_object('sub', user_id, 'role', 'authenticated', 'session_id', id)::text
         from auth.sessions where user_id = _user limit 1), true);
      set local role authenticated;
      set local enable_seqscan = off;
      return query execute 'explain (analyze, timing off) ' || _statement;
    end;
    $$`);
  const lines = await project.sql<{ line: string }>(
    'select line from private.explain_as($1::uuid, $2) as line',
    [PEOPLE[person], statement],
  );
  return lines.map(({ line }) => line).join('\n');
}
