import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PEOPLE, type Person, useProject } from './support/project.ts';

const project = useProject();

describe('Demo data', () => {
  it.each([
    ['admin', 'admin'],
    ['broker', 'freight_broker'],
    ['carrier', 'carrier'],
    ['pilot', 'pilot_car'],
    ['driver', 'driver'],
    ['customer', 'customer'],
  ] as [Person, string][])('has the account %s with the role %s', async (person, role) => {
    const answer = await project.as(person).rpc('get_user_roles', { _user_id: PEOPLE[person] });

    expect(answer.data).toEqual([role]);
  });

  it('leaves no automatic email to send', async () => {
    const answer = await project.as('service').rpc('due_emails');

    expect(answer.data).toEqual([]);
  });

  it('has offers of each kind, and a load for each accepted one', async () => {
    const offers = await project.sql<{ status: string; loads: number }>(
      `select offer.status::text, count(load.id)::integer as loads
       from public.offers as offer left join public.loads as load on load.offer_id = offer.id
       group by offer.id order by 1`,
    );
    expect(offers.map(({ status, loads }) => `${status} ${String(loads)}`)).toEqual([
      'accepted 1',
      'accepted 1',
      'accepted 1',
      'declined 0',
      'draft 0',
      'sent 0',
    ]);
    const board = await project.as('admin').rpc('board_numbers').single();
    expect(board.data).toMatchObject({
      open_offers: 1,
      offers_accepted: 3,
      offers_answered: 4,
      delivered: 1,
      leakage_loads: 1,
    });
    const delivered = await project.sql(
      `select closed_at < now() - interval '6 days' as "isDaysAgo" from public.loads where status = 'delivered'`,
    );
    expect(delivered).toEqual([{ isDaysAgo: true }]);
    const mine = await project
      .as('carrier')
      .rpc('my_offer', { _quote_id: 'd1000000-0000-4000-8000-000000000012' });
    expect(mine.data).toMatchObject({ status: 'sent' });
  });

  it('has eight configurations, from 5 to 19 axles', async () => {
    const { data } = await project
      .as('visitor')
      .from('fleet')
      .select('axle_count')
      .order('axle_count');

    expect(data?.map(({ axle_count }) => axle_count as number)).toEqual([
      5, 6, 7, 9, 11, 13, 16, 19,
    ]);
  });

  it('names a configuration by its axles, the tractor’s included', async () => {
    const { data } = await project.as('visitor').from('fleet').select('name, axle_count');

    expect(data).toHaveLength(8);
    for (const { name, axle_count } of data as { name: string; axle_count: number }[]) {
      expect(name).toMatch(new RegExp(`^${String(axle_count)}-axle `));
    }
  });

  it('has a varied activity log that ends with each record’s status', async () => {
    const { data } = await project
      .as('admin')
      .from('activity_log')
      .select('action, subject')
      .order('created_at', { ascending: false })
      .limit(20);
    const kinds = new Set(data?.map((entry) => Object.values(entry).join(' ')));

    expect(kinds.size).toBeGreaterThanOrEqual(4);
    expect(
      await project.sql(`
        with last_steps as (
          select distinct on (record_id) record_id, new_status from public.activity_log
          where action = 'status_changed' order by record_id, created_at desc, id desc
        ), records as (
          select id, status::text from public.quotes
          union all select id, status::text from public.job_applications
          union all select id, status::text from public.contact_messages
        )
        select id from records left join last_steps on record_id = id
        where status <> coalesce(new_status, 'new')`),
    ).toEqual([]);
  });

  it('changes nothing when run again', async () => {
    const tables = await project.sql<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    const counts = () =>
      Promise.all(
        tables.map(async ({ name }) => [
          name,
          (await project.sql(`select from public.${name}`)).length,
        ]),
      );
    const before = await counts();

    await project.supabase.local.exec(readFileSync('supabase/seed.sql', 'utf8'));

    expect(await counts()).toEqual(before);
  });

  it('queues no emails', async () => {
    expect(await project.sql('select kind from public.emails where sent_at is null')).toEqual([]);
  });

  it('has a load in transit that nothing would keep from starting', async () => {
    const blocked = await project.sql(
      `select problem from public.loads as load, private.start_problems(load.id)
       where load.status = 'in_transit'`,
    );
    expect(blocked).toEqual([]);
  });

  it('has an escort slot in every state, marked as demo data', async () => {
    const slots = await project.sql<{ state: string; place: string }>(
      `select slot.meet_place as place, case
         when slot.is_arranged then 'arranged'
         when escort.confirmed_at is not null and escort.status = 'accepted' then 'confirmed'
         else coalesce(escort.status::text, 'open') end as state
       from public.escort_slots as slot
       left join public.load_escorts as escort on escort.slot_id = slot.id`,
    );
    const states = new Set(slots.map(({ state }) => state));
    expect([...states].sort()).toEqual([
      'accepted',
      'arranged',
      'completed',
      'confirmed',
      'offered',
      'open',
    ]);
    expect(slots.filter(({ place }) => !place.endsWith('(demo)'))).toEqual([]);
    const { data } = await project.as('pilot').from('escort_rates').select('amount_cents');
    expect(data?.length).toBeGreaterThanOrEqual(4);
  });

  it('has a job for the pilot car to confirm tomorrow', async () => {
    const { data } = await project
      .as('admin')
      .rpc('board_loads', { _list: 'escorts' })
      .select('id');
    expect(data).toEqual([{ id: 'a2000000-0000-4000-8000-000000000006' }]);
  });

  it('uses only invented addresses and numbers', () => {
    const seed = readFileSync('supabase/seed.sql', 'utf8');

    expect(seed.match(/@(?!example\.com)[\w.-]+/g) ?? []).toEqual([]);
    expect(seed.match(/\d{3}-(?!555-01)\d{3}-\d{4}/g) ?? []).toEqual([]);
  });
});
