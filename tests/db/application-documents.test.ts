import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PEOPLE, useProject } from './support/project.ts';
import { anApplication } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();
const bucket = () => project.as('admin').storage.from('job-documents');
const applications = () => project.as('admin').from('job_applications');

/** Uploads a visitor's file to the bucket. */
async function hand(path: string, bytes = 64): Promise<string> {
  const file = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
  const { error } = await project
    .as('visitor')
    .storage.from('job-documents')
    .upload(path, file, { contentType: file.type });
  expect(error).toBeNull();
  return path;
}

/** Sends an application as the form does: files first. */
async function apply(columns: Record<string, unknown>): Promise<string> {
  const row = anApplication(columns);
  expect((await project.as('visitor').from('job_applications').insert(row)).error).toBeNull();
  return row.id;
}

const documentsOf = async (id: string, caller: 'admin' | 'broker' = 'admin') =>
  (await project.as(caller).rpc('application_documents', { _application_id: id })).data as unknown;
const deleteRow = async (id: string) =>
  (await deleteFromTrash(project, 'job_applications', id)).error?.code;
const isThere = async (id: string) =>
  (await project.sql('select from public.job_applications where id = $1', [id])).length === 1;

describe('Documents of an application', () => {
  it('an application has the files it names and any others in their folder, with sizes', async () => {
    const folder = randomUUID();
    const earlier = await hand(`${folder}/resume_draft.pdf`, 10);
    const resume = await hand(`${folder}/resume_jo.pdf`, 300);
    const twic = await hand(`${folder}/other_twic.pdf`, 20);
    await hand(`${randomUUID()}/resume_jo.pdf`);
    const id = await apply({ resume_document_url: resume, other_documents_urls: [twic] });

    expect(await documentsOf(id)).toEqual([
      { path: twic, bytes: 20, is_shared: false },
      { path: earlier, bytes: 10, is_shared: false },
      { path: resume, bytes: 300, is_shared: false },
    ]);
    expect(await documentsOf(id, 'broker')).toEqual([]);
    expect(await documentsOf(await apply({}))).toEqual([]);
  });

  it('documents are marked as shared if another application names them too', async () => {
    const folder = randomUUID();
    const resume = await hand(`${folder}/resume_jo.pdf`);
    const twic = await hand(`${folder}/other_twic.pdf`);
    const card = await hand(`${folder}/cdl_card.pdf`);
    const id = await apply({ resume_document_url: resume, cdl_document_url: card });
    await apply({ resume_document_url: resume, other_documents_urls: [twic] });

    expect(await documentsOf(id)).toEqual([
      { path: card, bytes: 64, is_shared: false },
      { path: twic, bytes: 64, is_shared: true },
      { path: resume, bytes: 64, is_shared: true },
    ]);
  });
});

describe('An application', () => {
  it('can be deleted only after its documents', async () => {
    const resume = await hand(`${randomUUID()}/resume_jo.pdf`);
    const id = await apply({ resume_document_url: resume });

    expect(await deleteRow(id)).toBe('23503');
    const byFunction = await project.as('service').from('job_applications').delete().eq('id', id);
    expect(byFunction.error?.code).toBe('23503');
    expect(await isThere(id)).toBe(true);

    await bucket().remove([resume]);
    expect(await deleteRow(id)).toBeUndefined();
    expect(await isThere(id)).toBe(false);
  });

  it('an application that only has shared documents can be deleted without them', async () => {
    const resume = await hand(`${randomUUID()}/resume_jo.pdf`);
    const id = await apply({ resume_document_url: resume });
    const second = await apply({ resume_document_url: resume });

    expect(await deleteRow(id)).toBeUndefined();
    expect(await deleteRow(second)).toBe('23503');
    expect((await bucket().download(resume)).error).toBeNull();
  });

  it('an application whose documents never existed can be deleted', async () => {
    const id = await apply({ resume_document_url: `${randomUUID()}/resume_jo.pdf` });
    expect(await deleteRow(id)).toBeUndefined();
  });
});

it('application counts follow status, search and position', async () => {
  const position = `Rigger ${randomUUID().slice(0, 8)}`;
  const first = await apply({ job_title: position, last_name: 'O_Hara' });
  await apply({ job_title: position, last_name: 'OXHara' });
  await applications().update({ status: 'reviewed' }).eq('id', first);
  const count = async (parts: object, caller: 'admin' | 'broker' = 'admin') => {
    const answer = await project.as(caller).rpc('application_status_counts', parts);
    return (answer.data as { applications: number }[]).map((one) => one.applications);
  };

  expect(await count({ _position: position })).toEqual([1, 1, 0, 0, 0]);
  expect(await count({ _position: position, _search: 'o_h' })).toEqual([0, 1, 0, 0, 0]);
  expect(await count({ _position: 'Nobody' })).toEqual([0, 0, 0, 0, 0]);
  expect(await count({ _position: position }, 'broker')).toEqual([0, 0, 0, 0, 0]);
});

it('documents are found through the indexes, by moderators too', async () => {
  const path = `${randomUUID()}/resume_jo.pdf`;
  const [application] = await project.sql<{ id: string }>(
    `insert into public.job_applications
       (job_title, first_name, last_name, email, phone, resume_document_url)
     values ('Rigger', 'Jo', 'Hill', 'jo@example.com', '937-555-0100', $1) returning id`,
    [path],
  );
  await project.sql(`insert into storage.objects (bucket_id, name) values ('job-documents', $1)`, [
    path,
  ]);
  // Enough rows to give the planner a choice. Their triggers would only take time.
  await project.sql(`
    do $$
    begin
      set local session_replication_role = replica;
      insert into public.job_applications
        (job_title, first_name, last_name, email, phone, resume_document_url)
      select 'Rigger', 'Jo', 'Hill', 'jo@example.com', '937-555-0100',
        gen_random_uuid() || '/resume_jo.pdf' from generate_series(1, 3000);
      insert into public.quotes
        (customer_name, email, phone, origin, destination, equipment, reference)
      select 'Jo Hill', 'jo@example.com', '937-555-0100', 'Dayton, OH', 'Gary, IN', 'Step deck',
        'Q-' || lpad(upper(to_hex(n)), 6, '0')
      from generate_series(1, 3000) as n;
    end $$`);
  await project.sql('vacuum (analyze) public.job_applications, public.quotes');
  await project.sql(`
    create function private.table_scans_as(_user uuid, _statement text)
    returns bigint language plpgsql as $$
    declare
      tables constant regclass[] := '{public.job_applications,public.quotes}';
      scans bigint;
    begin
      perform set_config('request.jwt.claims',
        json_build_object('sub', _user, 'role', 'authenticated')::text, true);
      scans := (select sum(pg_stat_get_xact_numscans(name)) from unnest(tables) as name);
      set local role authenticated;
      execute _statement;
      return (select sum(pg_stat_get_xact_numscans(name)) from unnest(tables) as name) - scans;
    end $$`);
  const tableScans = (person: 'admin' | 'moderator', statement: string) =>
    project.sql<{ scans: string }>('select private.table_scans_as($1, $2)::text as scans', [
      PEOPLE[person],
      statement,
    ]);

  for (const person of ['admin', 'moderator'] as const) {
    for (const statement of [
      `select public.application_documents('${application?.id ?? ''}')`,
      `select private.is_opened_document('${path}')`,
      `select set_config('storage.operation', 'storage.object.sign', true), private.log_document_access('${path}')`,
      `select private.is_file_to_answer('quote-attachments', '${randomUUID()}/spec.pdf')`,
      `select name from storage.objects where bucket_id = 'job-documents' and name = '${path}'`,
    ]) {
      expect([person, statement, await tableScans(person, statement)]).toEqual([
        person,
        statement,
        [{ scans: '0' }],
      ]);
    }
  }
});
