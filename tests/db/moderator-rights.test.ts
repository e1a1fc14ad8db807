import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, STALE, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';
import {
  type Answer,
  FOR_EVERYONE,
  FUNCTIONS,
  NEW,
  PDF,
  RESUME,
  type Right,
  SET_STATUSES,
  SPEC_SHEET,
  storeRecords,
  VIEWS,
} from './support/staff-calls.ts';
import { CASES } from './support/tables.ts';

const project = useProject();
const moderator = () => project.as('moderator');
beforeAll(() => storeRecords(project));

it('the tests cover every table the API exposes, for every caller', async () => {
  const tables = await project.sql<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and has_any_column_privilege('authenticated', oid, 'select')
    order by relname`);
  const tested = new Set(Object.values(CASES).map(({ table }) => table));

  expect(tables.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});

it('a moderator sees rows only in the views of what they answer', async () => {
  await moderator().rpc('assign_quote', { _quote_id: NEW.quote, _assignee: PEOPLE.moderator });
  const views = await project.sql<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') order by relname`);

  const found: typeof VIEWS = {};
  for (const { name } of views) {
    const { data, error } = await moderator().from(name).select('id').limit(1);
    expect(error).toBeNull();
    found[name] = data?.length === 1 ? 'rows' : 'no rows';
  }
  expect(found).toEqual(VIEWS);
});

const ERRORS: Record<string, Right> = { [FORBIDDEN]: 'forbidden', [STALE]: 'stale' };

describe('Functions', () => {
  it('cover everything that signed-in users can call', async () => {
    const callable = await project.sql<{ name: string }>(`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace
        -- Not fields computed from a row, which can only be selected with it.
        and not exists (select from unnest(proargtypes) as type join pg_class on reltype = type)
        and has_function_privilege('authenticated', pg_proc.oid, 'execute')
      order by 1`);
    expect(callable.map(({ name }) => name)).toEqual(
      [FUNCTIONS, SET_STATUSES].flatMap(Object.keys).concat(FOR_EVERYONE).sort(),
    );
  });

  it.each(Object.entries(FUNCTIONS))('%s', async (name, [right, args]) => {
    const { data, error } = (await moderator().rpc(name, args)) as Answer;
    const hasData = data === null || /[1-9]/u.test(JSON.stringify(data));
    const answer = error ? (ERRORS[error.code] ?? error) : hasData ? 'allowed' : 'empty';
    expect(answer).toBe(right);
  });

  it.each(Object.entries(SET_STATUSES))('%s', async (name, [table, id, status]) => {
    const { data: seen } = await moderator().from(table).select('updated_at').eq('id', id).single();
    const changed = await moderator().rpc(name, {
      _ids: [id],
      _seen: [seen?.updated_at as string],
      _status: status,
    });
    expect(changed.data).toMatchObject([{ id }]);
  });

  it('find what a moderator answers, and no users or loads', async () => {
    const found = await moderator().rpc('admin_search', { _text: 'example', _per_kind: 20 });
    const kinds = new Set((found.data as { kind: string }[]).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['application', 'message', 'quote']);
  });
});

describe('The assignee of a quote', () => {
  const assign = (id: string, assignee: string | null, seen: string | null = null) =>
    moderator().rpc('assign_quote', { _quote_id: id, _assignee: assignee, _seen: seen });
  const assignments = () => moderator().from('quote_assignments');
  const storeQuote = async () => {
    const { id } = aQuote();
    await project.as('visitor').from('quotes').insert(aQuote({ id }));
    return id;
  };

  it('can be a moderator, who takes an unassigned quote and gives it up', async () => {
    const id = await storeQuote();
    expect((await assign(id, PEOPLE.moderator)).error).toBeNull();
    const { data } = await moderator().from('admin_my_quotes').select('assignee').eq('id', id);
    expect(data).toMatchObject([{ assignee: { id: PEOPLE.moderator } }]);
    expect((await assign(id, null, PEOPLE.moderator)).error).toBeNull();
    expect((await assignments().select('*').eq('quote_id', id)).data).toEqual([]);
  });

  it('cannot be changed by a moderator from or to a colleague', async () => {
    const id = await storeQuote();
    expect((await assign(id, PEOPLE.admin)).error?.code).toBe(FORBIDDEN);
    const row = { quote_id: id, assigned_to: PEOPLE.admin };
    expect((await assignments().insert(row)).error?.code).toBe(FORBIDDEN);

    await project.as('admin').rpc('assign_quote', { _quote_id: id, _assignee: PEOPLE.admin });
    expect((await assign(id, PEOPLE.moderator, PEOPLE.admin)).error?.code).toBe(FORBIDDEN);
    expect((await assign(id, null, PEOPLE.admin)).error?.code).toBe(FORBIDDEN);
    await assignments().update({ assigned_to: PEOPLE.moderator }).eq('quote_id', id);
    await assignments().delete().eq('quote_id', id);
    expect((await assignments().select('assigned_to').eq('quote_id', id)).data).toEqual([
      { assigned_to: PEOPLE.admin },
    ]);
    expect((await assign(id, PEOPLE.moderator)).error?.code).toBe(STALE);
  });
});

it('a moderator sees who wrote a note, and no customer’s profile', async () => {
  await project
    .as('admin')
    .from('quote_notes')
    .insert({ quote_id: NEW.quote, body: 'Call first.' });
  const { data } = await moderator()
    .from('quote_notes')
    .select('author:profiles (email)')
    .eq('quote_id', NEW.quote);
  expect(data).toEqual([{ author: { email: 'admin@example.com' } }]);

  const { data: people } = await moderator().from('profiles').select('email').order('email');
  expect(people).toEqual([{ email: 'admin@example.com' }, { email: 'moderator@example.com' }]);
});

it('a moderator writes only the status of a quote', async () => {
  const quote = await moderator().from('quotes').select('*').eq('id', NEW.quote).single();
  const columns = Object.keys(quote.data as object).filter((name) => name !== 'status');
  for (const name of columns) {
    const { error } = await moderator()
      .from('quotes')
      .update({ [name]: null })
      .eq('id', NEW.quote);
    expect([name, error?.code]).toEqual([name, FORBIDDEN]);
  }
});

it.each([
  ['job-documents', RESUME],
  ['quote-attachments', SPEC_SHEET],
])('a moderator downloads from %s but deletes nothing', async (bucket, path) => {
  if (bucket === 'job-documents') {
    const opened = { _application_id: NEW.application, _path: RESUME };
    await moderator().rpc('open_application_documents', opened);
  }
  const files = moderator().storage.from(bucket);
  await files.remove([path]);
  expect((await files.download(path)).error).toBeNull();
  expect((await project.as('carrier').storage.from(bucket).download(path)).error).not.toBeNull();
});

it.each([
  ['job-documents', RESUME, 'application', NEW.application],
  ['quote-attachments', SPEC_SHEET, 'quote', NEW.quote],
] as const)(
  'a moderator doesn’t see the files in %s of the trash',
  async (bucket, path, type, id) => {
    const orphan = path.replace(id, randomUUID());
    await project.as('visitor').storage.from(bucket).upload(orphan, PDF);
    await project.as('admin').rpc('trash_records', { _type: type, _ids: [id] });

    const files = moderator().storage.from(bucket);
    expect((await files.download(orphan)).error).not.toBeNull();
    expect((await files.download(path)).error).not.toBeNull();
    expect((await files.list(id)).data).toEqual([]);
    expect((await project.as('admin').storage.from(bucket).download(path)).error).toBeNull();
  },
);
