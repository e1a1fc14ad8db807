import { expect, it } from 'vitest';
import { writeLoad } from '../../tools/explain/write-load.ts';
import { useProject } from './support/project.ts';

const project = useProject();

async function load(most: number) {
  const lines: string[] = [];
  await writeLoad(
    (sql) => project.supabase.local.exec(sql),
    (line) => lines.push(line),
    most,
  );
  return lines;
}

const counts = async () =>
  (
    await project.sql(`select
      (select count(*) from public.quotes where id::text like 'e1000000-0000-4000-8000-%')::integer as quotes,
      (select count(*) from public.contact_messages where id::text like 'e2000000-0000-4000-8000-%')::integer as messages,
      (select count(*) from public.job_applications where id::text like 'e3000000-0000-4000-8000-%')::integer as applications,
      (select count(*) from auth.users where id::text like 'e4000000-0000-4000-8000-%')::integer as accounts,
      (select count(*) from storage.objects where name like 'e5000000-0000-4000-8000-%')::integer as documents,
      (select count(distinct record_id) from public.activity_log where record_id::text like 'e1000000-0000-4000-8000-%')::integer as activities`)
  )[0];

it('seed-load writes each kind with its progress, and what is missing when it is repeated', async () => {
  expect(await load(30)).toEqual([
    'Quotes: 30 of 30',
    'Messages: 30 of 30',
    'Applications: 30 of 30',
    'Requests with documents: 30 of 30',
    'Accounts: 30 of 30',
    'Assigned quotes: 30 of 30',
    'Activities: 30 of 30',
    'Updating statistics …',
  ]);
  const all = { quotes: 30, messages: 30, applications: 30, accounts: 30, activities: 30 };
  expect(await counts()).toEqual({ ...all, documents: 50 });
  await load(40);
  expect(await counts()).toMatchObject({ quotes: 40, accounts: 40, activities: 40 });
}, 120_000);

it('seed-load leaves triggers on', async () => {
  await load(1);
  expect(
    await project.sql(`select tgname from pg_trigger where tgenabled <> 'O' and not tgisinternal`),
  ).toEqual([]);
  expect(await project.sql('show session_replication_role')).toEqual([
    { session_replication_role: 'origin' },
  ]);
}, 120_000);

it('seed-load refuses a database with accounts that are not demo accounts', async () => {
  await project.sql(`insert into auth.users (id, email, aud, role)
    values (gen_random_uuid(), 'ada@haul.test', 'authenticated', 'authenticated')`);
  await expect(load(1)).rejects.toThrow('This database has accounts that are not demo accounts');
});
