import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { anApplication } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();
const PDF = new Blob(['%PDF'], { type: 'application/pdf' });

async function apply() {
  const row = anApplication({ address: '1 Main St', cover_letter: 'Eleven years.' });
  const resume_document_url = `${row.id}/resume_jo.pdf`;
  const other_documents_urls = [`${row.id}/other_twic.pdf`];
  for (const path of [resume_document_url, ...other_documents_urls]) {
    await project.as('visitor').storage.from('job-documents').upload(path, PDF);
  }
  const { error } = await project
    .as('visitor')
    .from('job_applications')
    .insert({ ...row, resume_document_url, other_documents_urls });
  expect(error).toBeNull();
  return { id: row.id, resume: resume_document_url, twic: other_documents_urls[0] ?? '' };
}
type Staff = 'admin' | 'moderator';
const open = (person: Staff | 'broker', _application_id: string) =>
  project.as(person).rpc('open_application', { _application_id });
const openDocument = (person: Staff, _application_id: string, _path?: string) =>
  project.as(person).rpc('open_application_documents', { _application_id, _path });
const download = async (person: Staff, path: string) =>
  (await project.as(person).storage.from('job-documents').download(path)).error === null;
const sign = async (person: Staff, path: string) =>
  (await project.as(person).storage.from('job-documents').createSignedUrl(path, 60)).error === null;
const entriesOf = (id: string) =>
  project.sql(
    `select actor_id, action, label, detail from public.activity_log
     where record_id = $1 and actor_id is not null order by id`,
    [id],
  );

describe.each(['admin', 'moderator'] as const)('An application a %s opens', (person) => {
  const entry = { actor_id: PEOPLE[person], action: 'opened', label: anApplication().job_title };

  it('returns its details and is logged once in ten minutes', async () => {
    const { id } = await apply();
    expect((await open(person, id)).data).toMatchObject([
      { id, address: '1 Main St', cover_letter: 'Eleven years.' },
    ]);
    await open(person, id);
    expect(await entriesOf(id)).toEqual([{ ...entry, detail: null }]);

    await project.sql(
      `update public.activity_log set created_at = now() - interval '11 minutes'
       where record_id = $1`,
      [id],
    );
    await open(person, id);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it('is returned whole by select(*), newest first, without a log entry', async () => {
    const { id } = await apply();
    const { data, error } = await project
      .as(person)
      .from('job_applications')
      .select('*')
      .order('created_at', { ascending: false });
    expect(error).toBeNull();
    expect(data?.[0]).toMatchObject({ id, address: '1 Main St', cover_letter: 'Eleven years.' });
    expect(await entriesOf(id)).toEqual([]);
  });

  it('shows its details in no list', async () => {
    const { id } = await apply();
    const { data } = await project
      .as(person)
      .from('admin_job_applications')
      .select('*')
      .eq('id', id);
    expect(Object.keys(data?.[0] as object)).not.toContain('cover_letter');
    expect(Object.keys(data?.[0] as object)).not.toContain('address');
  });

  it('gives access to each document for 15 minutes, after logging it', async () => {
    const { id, resume, twic } = await apply();
    await open(person, id);
    expect([await download(person, resume), await sign(person, resume)]).toEqual([false, false]);

    expect((await openDocument(person, id, resume)).error).toBeNull();
    expect([await download(person, resume), await sign(person, resume)]).toEqual([true, true]);
    expect(await download(person, twic)).toBe(false);
    await openDocument(person, id, twic);
    expect(await download(person, twic)).toBe(true);
    expect(await entriesOf(id)).toEqual([
      { ...entry, detail: null },
      { ...entry, detail: 'Resume' },
      { ...entry, detail: 'Other document 1' },
    ]);

    await project.sql(
      `update public.activity_log set created_at = now() - interval '16 minutes'
       where record_id = $1`,
      [id],
    );
    expect(await download(person, resume)).toBe(false);
  });

  it('gives no access to documents it doesn’t name', async () => {
    const { id } = await apply();
    const { resume } = await apply();
    expect((await openDocument(person, id, resume)).error?.code).toBe('PT404');
    expect((await openDocument(person, randomUUID(), resume)).error?.code).toBe('PT404');
    expect(await entriesOf(id)).toEqual([]);
  });
});

it('can’t be opened by customers, and its documents only by the colleague who opened them', async () => {
  const { id, resume } = await apply();
  expect((await open('broker', id)).error?.code).toBe(FORBIDDEN);
  expect((await project.as('broker').from('job_applications').select('*')).data).toEqual([]);
  const visitor = await project.as('visitor').from('job_applications').select('*');
  expect(visitor.error?.code).toBe(FORBIDDEN);
  await openDocument('admin', id, resume);
  expect(await download('moderator', resume)).toBe(false);
  expect((await openDocument('moderator', id)).error?.code).toBe(FORBIDDEN);
});

it('can’t be opened in the trash, where only admins can open its documents', async () => {
  const { id, resume } = await apply();
  for (const person of ['admin', 'moderator'] as const) await openDocument(person, id, resume);
  const moved = await project
    .as('admin')
    .rpc('trash_records', { _type: 'application', _ids: [id] });
  expect(moved.error).toBeNull();

  for (const person of ['admin', 'moderator'] as const) {
    expect((await open(person, id)).data).toEqual([]);
  }
  expect([await download('admin', resume), await download('moderator', resume)]).toEqual([
    true,
    false,
  ]);
  expect((await openDocument('admin', id, resume)).error).toBeNull();
  expect((await openDocument('moderator', id, resume)).error?.code).toBe('PT404');
});

it('keeps its log entries, with the position, after it’s deleted', async () => {
  const { id } = await apply();
  await open('admin', id);
  await openDocument('admin', id);
  const files = project.as('admin').storage.from('job-documents');
  await files.remove([`${id}/resume_jo.pdf`, `${id}/other_twic.pdf`]);
  await deleteFromTrash(project, 'job_applications', id);
  const label = anApplication().job_title;
  expect(await entriesOf(id)).toMatchObject(
    [
      { action: 'opened', detail: null },
      { action: 'opened', detail: 'All documents' },
      { action: 'deleted', detail: null },
      { action: 'purged', detail: null },
    ].map((entry) => ({ ...entry, label })),
  );
});

it('logs exports with the number of rows and the filters', async () => {
  const admin = project.as('admin');
  const applications = await admin.rpc('start_application_export', {
    _search: 'jo',
    _status: 'new',
    _position: 'No such job',
  });
  expect(applications.data).toBe(0);
  const entries = await admin.rpc('start_activity_export');
  const filtered = { _search: 'jo', _subject: 'quote', _action: 'opened', _from: '2026-01-02' };
  expect((await admin.rpc('start_activity_export', filtered)).data).toBe(0);
  const logged = await project.sql(
    `select actor_id, subject, detail from public.activity_log where action = 'exported' order by id`,
  );
  expect(logged).toEqual([
    {
      actor_id: PEOPLE.admin,
      subject: 'application',
      detail: '0 rows, status: new, position: No such job, search: jo',
    },
    { actor_id: PEOPLE.admin, subject: 'activity', detail: `${String(entries.data)} rows` },
    {
      actor_id: PEOPLE.admin,
      subject: 'activity',
      detail: '0 rows, kind: quote, action: opened, from: 2026-01-02, search: jo',
    },
  ]);
  for (const name of ['start_application_export', 'start_activity_export']) {
    expect((await project.as('moderator').rpc(name)).error?.code).toBe(FORBIDDEN);
  }
});

it('leaves openings out of the dashboard’s list', async () => {
  const { id } = await apply();
  await open('admin', id);
  const answer = await project.as('admin').rpc('latest_activity', { _limit: 5 });
  const actions = (answer.data as { record_id: string; action: string }[])
    .filter(({ record_id }) => record_id === id)
    .map(({ action }) => action);
  expect(actions).toEqual(['created']);
});
