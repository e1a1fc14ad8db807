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
  // One address may upload only a few files in ten minutes.
  await project.sql('delete from private.rate_limit_counts');
  for (const path of [resume_document_url, ...other_documents_urls]) {
    const { error } = await project.as('visitor').storage.from('job-documents').upload(path, PDF);
    expect(error).toBeNull();
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
const openDocument = (person: Staff, _application_id: string, _path: string) =>
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

  it('an application is returned whole by select(*), newest first, without a log entry', async () => {
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

  it('logs each document it opens once in ten minutes', async () => {
    const { id, resume, twic } = await apply();
    for (const path of [resume, resume, twic]) {
      expect((await openDocument(person, id, path)).error).toBeNull();
      expect([await download(person, path), await sign(person, path)]).toEqual([true, true]);
    }
    expect(await entriesOf(id)).toEqual([
      { ...entry, detail: 'Resume' },
      { ...entry, detail: 'Other document 1' },
    ]);
  });

  it('gives no access to documents it doesn’t name', async () => {
    const { id } = await apply();
    const { resume } = await apply();
    expect((await openDocument(person, id, resume)).error?.code).toBe('PT404');
    expect((await openDocument(person, randomUUID(), resume)).error?.code).toBe('PT404');
    expect(await entriesOf(id)).toEqual([]);
  });
});

describe('A document', () => {
  it('can be downloaded by an admin without a call before it, which logs it', async () => {
    const { id, resume, twic } = await apply();
    const files = project.as('admin').storage.from('job-documents');
    expect((await files.list(id)).data).toHaveLength(2);
    expect(await entriesOf(id)).toEqual([]);

    expect(await download('admin', resume)).toBe(true);
    await download('admin', resume);
    expect(await sign('admin', twic)).toBe(true);
    const entry = { actor_id: PEOPLE.admin, action: 'opened', label: anApplication().job_title };
    expect(await entriesOf(id)).toEqual([
      { ...entry, detail: 'Resume' },
      { ...entry, detail: 'Other document 1' },
    ]);
  });

  it('a document is logged for every application that names it, and without one too', async () => {
    const { id, resume } = await apply();
    const second = anApplication({ resume_document_url: resume });
    await project.as('visitor').from('job_applications').insert(second);
    await download('admin', resume);
    for (const record of [id, second.id]) {
      expect(await entriesOf(record)).toMatchObject([{ detail: 'Resume' }]);
    }

    const unnamed = resume.replace('jo', 'draft');
    await project.as('visitor').storage.from('job-documents').upload(unnamed, PDF);
    expect(await download('admin', unnamed)).toBe(true);
    expect(await entriesOf('00000000-0000-0000-0000-000000000000')).toContainEqual({
      actor_id: PEOPLE.admin,
      action: 'opened',
      label: 'Applications',
      detail: 'File without an application',
    });
  });

  it('can be signed together with others only after it was logged', async () => {
    const { id, resume, twic } = await apply();
    const links = async () => {
      const files = project.as('admin').storage.from('job-documents');
      const { data } = await files.createSignedUrls([resume, twic], 60);
      return data?.map(({ signedUrl }) => typeof signedUrl === 'string');
    };
    expect(await links()).toEqual([false, false]);
    expect(await entriesOf(id)).toEqual([]);
    await openDocument('admin', id, resume);
    expect(await links()).toEqual([true, false]);
  });

  it('a document is not logged when a job deletes it', async () => {
    const { id, resume } = await apply();
    await project.as('service').storage.from('job-documents').remove([resume]);
    expect(
      await project.sql(
        `select from public.activity_log where record_id = $1 and action = 'opened'`,
        [id],
      ),
    ).toEqual([]);
  });

  it('opens for a moderator for 15 minutes after they log it', async () => {
    const { id, resume, twic } = await apply();
    await open('moderator', id);
    expect([await download('moderator', resume), await sign('moderator', resume)]).toEqual([
      false,
      false,
    ]);
    await openDocument('moderator', id, resume);
    expect(await download('moderator', resume)).toBe(true);
    expect(await download('moderator', twic)).toBe(false);

    await project.sql(
      `update public.activity_log set created_at = now() - interval '16 minutes'
       where record_id = $1`,
      [id],
    );
    expect(await download('moderator', resume)).toBe(false);
  });
});

it('an application can’t be opened by customers, and its documents only by the colleague who opened them', async () => {
  const { id, resume } = await apply();
  expect((await open('broker', id)).error?.code).toBe(FORBIDDEN);
  expect((await project.as('broker').from('job_applications').select('*')).data).toEqual([]);
  const visitor = await project.as('visitor').from('job_applications').select('*');
  expect(visitor.error?.code).toBe(FORBIDDEN);
  await openDocument('admin', id, resume);
  expect(await download('moderator', resume)).toBe(false);
});

it('an application in the trash can’t be opened, and only admins can open its documents', async () => {
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

it('an application keeps its log entries, with the position, after it’s deleted', async () => {
  const { id } = await apply();
  await open('admin', id);
  const files = project.as('admin').storage.from('job-documents');
  for (const name of ['resume_jo.pdf', 'other_twic.pdf']) await files.remove([`${id}/${name}`]);
  await deleteFromTrash(project, 'job_applications', id);
  const label = anApplication().job_title;
  expect(await entriesOf(id)).toMatchObject(
    [
      { action: 'opened', detail: null },
      { action: 'opened', detail: 'Resume' },
      { action: 'opened', detail: 'Other document 1' },
      { action: 'deleted', detail: null },
      { action: 'purged', detail: null },
    ].map((entry) => ({ ...entry, label })),
  );
});

it('exports are logged with the number of rows and the filters', async () => {
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

it('the dashboard’s list leaves out openings', async () => {
  const { id } = await apply();
  await open('admin', id);
  const answer = await project.as('admin').rpc('latest_activity', { _limit: 5 });
  const actions = (answer.data as { record_id: string; action: string }[])
    .filter(({ record_id }) => record_id === id)
    .map(({ action }) => action);
  expect(actions).toEqual(['created']);
});
