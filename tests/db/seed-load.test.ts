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
    'Units: 30 of 30',
    'Pilot cars with papers: 30 of 30',
    'Loads: 30 of 30',
    'Loads with permits: 30 of 30',
    'Loads with crews: 30 of 30',
    'Loads with bills: 30 of 30',
    'Loads to search: 30 of 30',
    'Activities: 30 of 30',
    'Updating statistics …',
  ]);
  const all = { quotes: 30, messages: 30, applications: 30, accounts: 30, activities: 30 };
  expect(await counts()).toEqual({ ...all, documents: 50 });
  await load(40);
  expect(await counts()).toMatchObject({ quotes: 40, accounts: 40, activities: 40 });
}, 120_000);

it('seed-load writes loads of each status as the triggers would', async () => {
  await load(500);
  const statuses = await project.sql(
    `select status::text, count(*)::integer as loads from public.loads
     where id::text like 'e8000000-%' group by 1 order by 2`,
  );
  expect(statuses).toEqual([
    { status: 'cancelled', loads: 6 },
    { status: 'in_transit', loads: 60 },
    { status: 'planned', loads: 80 },
    { status: 'assigned', loads: 160 },
    { status: 'delivered', loads: 194 },
  ]);
  const wrong = await project.sql(`
    select id, 'quote search' as what from public.quotes
    where search_text is distinct from private.quote_search_text(quotes)
    union all (with load as (select * from public.loads where id::text like 'e8000000-%')
    select id, 'stops' from load where not private.has_facts_of_stops(load)
    union all
    select id, 'bookings' from load where driver_id is not null and 4 <> (
      select count(*) from public.assignments
      where load_id = load.id and during is not distinct from private.booked_times(load))
    union all
    select id, 'legs' from load where (
      select (array_agg(jurisdiction order by sequence))[1] from public.load_legs where load_id = load.id
    ) is distinct from private.jurisdiction_of(origin)
    union all
    select id, 'road' from load where status in ('in_transit', 'delivered') and not exists (
      select from public.load_legs
      where load_id = load.id and entered_at is not null and (left_at is not null) = (status = 'delivered'))
    union all
    select id, 'permits' from load where status = 'assigned' and exists (select from public.load_legs as leg where load_id = load.id
        and not exists (select from public.load_permits where leg_id = leg.id))
    union all
    select load.id, 'offer' from load left join public.offers as offer on offer.id = load.offer_id
    where offer.total_cents is distinct from (
      select sum(amount_cents) from public.offer_lines where offer_id = load.offer_id)
    union all
    select id, 'search' from load where id not in (select load_id from private.load_search))`);
  expect(wrong).toEqual([]);
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
