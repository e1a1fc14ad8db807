import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, STALE, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';
import { CASES } from './support/tables.ts';

const project = useProject();
const moderator = () => project.as('moderator');
const NEW = { quote: randomUUID(), message: randomUUID(), application: randomUUID() };
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const NOW = '2026-11-20T12:00:00Z';
const RESUME = `${NEW.application}/resume_jo.pdf`;
const SPEC_SHEET = `${NEW.quote}/spec.pdf`;
const PDF = new Blob(['%PDF'], { type: 'application/pdf' });
const DEMO_LOAD = 'a2000000-0000-4000-8000-000000000001';
const SAVED_USER = {
  _user_id: PEOPLE.customer,
  _seen: NOW,
  _first_name: 'A',
  _last_name: 'B',
  _phone: '',
  _company_name: '',
  _roles: ['admin'],
};
const DAYS = { _from: '2026-01-01', _to: '2026-01-31' };

beforeAll(async () => {
  const visitor = project.as('visitor');
  await visitor.storage.from('quote-attachments').upload(SPEC_SHEET, PDF);
  await visitor.from('quotes').insert(aQuote({ id: NEW.quote, attachments: [SPEC_SHEET] }));
  await visitor.from('contact_messages').insert(aMessage({ id: NEW.message }));
  await visitor.storage.from('job-documents').upload(RESUME, PDF);
  await visitor
    .from('job_applications')
    .insert(anApplication({ id: NEW.application, resume_document_url: RESUME }));
});

it('tests what every caller may do with every table the API exposes', async () => {
  const tables = await project.sql<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and has_any_column_privilege('authenticated', oid, 'select')
    order by relname`);
  const tested = new Set(Object.values(CASES).map(({ table }) => table));

  expect(tables.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});

/** Whether a moderator sees rows in a view. A new view must be added here. */
const VIEWS: Record<string, 'rows' | 'no rows'> = {
  admin_contact_messages: 'rows',
  admin_job_applications: 'rows',
  admin_my_quotes: 'rows',
  admin_profiles: 'no rows',
  admin_quotes: 'rows',
};

it('shows a moderator rows only in the views of what they answer', async () => {
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

interface Answer {
  data: unknown;
  error: { code: string } | null;
}
type Right = 'allowed' | 'empty' | 'forbidden' | 'stale';
const ERRORS: Record<string, Right> = { [FORBIDDEN]: 'forbidden', [STALE]: 'stale' };

/**
 * What a moderator may call: `allowed` returns data or changes something, `empty` and
 * `stale` are the answers about records they can't read, `forbidden` is refused. A new function must be added here.
 */
const FUNCTIONS: Record<string, [right: Right, args: object]> = {
  admin_counts: ['forbidden', {}],
  admin_fleet: ['forbidden', {}],
  admin_search: ['allowed', { _text: 'Field' }],
  admin_unread_counts: ['allowed', {}],
  analytics_funnel: ['forbidden', DAYS],
  analytics_history: ['forbidden', {}],
  analytics_series: ['forbidden', DAYS],
  analytics_top: ['forbidden', { _kind: 'page', ...DAYS }],
  analytics_totals: ['forbidden', DAYS],
  analytics_visitors: ['forbidden', DAYS],
  application_documents: ['allowed', { _application_id: NEW.application }],
  application_status_counts: ['allowed', {}],
  assignment_conflicts: ['forbidden', {}],
  assign_quote: ['allowed', { _quote_id: NEW.quote, _assignee: PEOPLE.moderator }],
  claim_invitation: ['forbidden', { _invitation_id: UNKNOWN_ID, _email: 'new@example.com' }],
  delete_user: ['forbidden', { _user_id: PEOPLE.customer }],
  finish_invitation: ['forbidden', { _invitation_id: UNKNOWN_ID }],
  fleet_status_counts: ['forbidden', {}],
  latest_activity: ['empty', {}],
  load_people: ['empty', { _load_ids: [DEMO_LOAD] }],
  load_readiness: ['empty', { _load_ids: [DEMO_LOAD] }],
  load_start_problems: ['empty', { _load_id: DEMO_LOAD }],
  load_status_counts: ['empty', {}],
  message_status_counts: ['allowed', {}],
  pilots_available: ['forbidden', { _day: '2026-12-01' }],
  quote_attachments: ['allowed', { _quote_id: NEW.quote }],
  quote_status_counts: ['allowed', {}],
  reorder_gallery_images: ['forbidden', { _seen: [], _wanted: [] }],
  restore_records: ['forbidden', { _type: 'quote', _ids: [NEW.quote], _versions: [NOW] }],
  save_user: ['forbidden', SAVED_USER],
  set_load_of_the_month: ['forbidden', { _image_id: UNKNOWN_ID }],
  start_load: ['stale', { _load_id: DEMO_LOAD, _seen: NOW }],
  trash_records: ['forbidden', { _type: 'quote', _ids: [NEW.quote] }],
  user_role_counts: ['empty', {}],
};

/** Functions that serve every caller, whatever their role. */
const FOR_EVERYONE = [
  'delete_my_account',
  'get_user_roles',
  'has_role',
  'my_invitation',
  'release_invitation',
  'request_quote_link',
  'track_quote',
];

/** Tested below: they need a version. */
const SET_STATUSES = {
  set_application_statuses: ['job_applications', NEW.application, 'reviewed'],
  set_message_statuses: ['contact_messages', NEW.message, 'handled'],
  set_quote_statuses: ['quotes', NEW.quote, 'reviewed'],
} as const;

describe('Functions', () => {
  it('cover all that signed-in users can call', async () => {
    const callable = await project.sql<{ name: string }>(`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace
        and has_function_privilege('authenticated', oid, 'execute')
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
      _versions: [seen?.updated_at as string],
      _status: status,
    });
    expect(changed.data).toMatchObject([{ id }]);
  });

  it('find what a moderator answers, and no users or loads', async () => {
    const found = await moderator().rpc('admin_search', { _text: 'an', _per_kind: 20 });
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

it('shows a moderator who wrote a note, and no customer’s profile', async () => {
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

it('lets a moderator write no column of a quote but its status', async () => {
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
])('lets a moderator download from %s and delete nothing', async (bucket, path) => {
  const files = moderator().storage.from(bucket);
  await files.remove([path]);
  expect((await files.download(path)).error).toBeNull();
  expect((await project.as('carrier').storage.from(bucket).download(path)).error).not.toBeNull();
});

it.each([
  ['job-documents', RESUME, 'application', NEW.application],
  ['quote-attachments', SPEC_SHEET, 'quote', NEW.quote],
] as const)(
  'hides from a moderator the files in %s of the trash',
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
