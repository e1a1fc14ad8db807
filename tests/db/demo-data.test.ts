import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';

const project = useProject();
const CARRIER = 'supabase/seed/carrier.sql';
const run = () => project.supabase.local.exec(readFileSync(CARRIER, 'utf8'));

beforeAll(run);

describe('The demo data of a carrier', () => {
  it('has 10 drivers, 8 pilot cars, 14 tractors, 30 loads and 60 quotes', async () => {
    const [counts] = await project.sql(`select
      (select count(*) from public.user_roles where role = 'driver')::integer as drivers,
      (select count(*) from public.user_roles where role = 'pilot_car')::integer as pilots,
      (select count(*) from public.units where kind = 'tractor')::integer as tractors,
      (select count(*) from public.loads)::integer as loads,
      (select count(*) from public.quotes)::integer as quotes,
      (select count(distinct status) from public.loads)::integer as statuses`);
    expect(counts).toEqual({
      drivers: 10,
      pilots: 8,
      tractors: 14,
      loads: 30,
      quotes: 60,
      statuses: 5,
    });
  });

  it('has offers and problems of every kind', async () => {
    const stages = await project.sql<{ stage: string }>(
      `select distinct offer.stage || case when view.offer_id is null then '' else ' viewed' end as stage
       from private.standing_offers as offer left join private.offer_views as view on view.offer_id = offer.id
       order by 1`,
    );
    expect(stages.map(({ stage }) => stage)).toEqual([
      'accepted',
      'declined',
      'draft',
      'expired',
      'expiring viewed',
      'sent',
      'sent viewed',
    ]);
    const { data: numbers } = await project.as('admin').rpc('board_numbers').single();
    expect(numbers).toMatchObject({
      in_transit: 5,
      on_hold: 1,
      late_stops: 1,
      permits_expiring: 1,
      open_offers: 5,
      offers_expiring: 1,
      delivered: 4,
    });
    expect(
      await project.sql(
        `select kind from public.charges where approved_at is null and stop_id is not null`,
      ),
    ).toEqual([{ kind: 'detention' }]);
    const desk = await project.as('admin').rpc('permit_desk', { _state: 'WA' });
    expect(desk.data).toContainEqual(
      expect.objectContaining({
        title: 'Autoclave to Spokane',
        apply_by: expect.any(String) as string,
      }),
    );
  });

  // Each row is a contradiction that someone would notice.
  it.each([
    [
      'a driver on two loads at the same time',
      `select one.id from public.loads as one join public.loads as other
         on other.driver_id = one.driver_id and other.id > one.id
         and private.load_days(other) && private.load_days(one)
       where 'cancelled' not in (one.status, other.status)`,
    ],
    [
      'a time at a stop that no one recorded',
      `select id from public.load_stops
       where arrived_at is not null and arrived_by is null or departed_at is not null and departed_by is null`,
    ],
    [
      'a driver who is off during a load',
      `select load.id from public.loads as load join public.availability as off
         on off.user_id = load.driver_id and not off.available and private.load_days(load) @> off.day
       where load.status in ('assigned', 'in_transit')`,
    ],
    [
      'a pilot car on two jobs at the same time',
      `with job as (
         select escort.id, escort.pilot_id, tstzrange(slot.meet_at, slot.ends_at) as during
         from public.load_escorts as escort join public.escort_slots as slot on slot.id = escort.slot_id
         where escort.status in ('accepted', 'completed')
       )
       select one.id from job as one join job as other
         on other.pilot_id = one.pilot_id and other.id > one.id and other.during && one.during`,
    ],
    [
      'a permit for a state the load doesn’t cross',
      `select permit.id from public.load_permits as permit where not exists (
         select from public.load_legs as leg
         where leg.load_id = permit.load_id and leg.jurisdiction = permit.jurisdiction)`,
    ],
    [
      'an offer that prices other states than the load crosses',
      `select load.id from public.loads as load
       join public.offer_lines as line on line.offer_id = load.offer_id
       where line.jurisdiction is not null and not exists (
         select from public.load_legs as leg
         where leg.load_id = load.id and leg.jurisdiction = line.jurisdiction)`,
    ],
    [
      'a pilot car for other states than the load crosses',
      `select slot.id from public.escort_slots as slot, unnest(slot.states) as state where not exists (
         select from public.load_legs as leg
         where leg.load_id = slot.load_id and leg.jurisdiction = state)`,
    ],
    [
      'an issued permit that doesn’t allow the load, or ends before its leg, except the one that is short',
      `select permit.id from public.load_permits as permit
       join public.load_legs as leg on leg.id = permit.leg_id
       where permit.status in ('issued', 'used') and (
         private.permit_excess(permit) is not null or private.permit_ends(permit) <= leg.planned_exit_at
         or private.permit_begins(permit) > leg.planned_entry_at
       ) and permit.jurisdiction <> 'NV'`,
    ],
    [
      'a load on a trailer that is too short or too weak',
      `select load.id from public.loads as load
       join public.assignments as booking on booking.load_id = load.id
       join public.units as unit on unit.id = booking.unit_id and unit.kind = 'trailer'
       where load.id <> 'a2000000-0000-4000-8000-000000000002'
         and (load.length > unit.deck_length + 3 or load.weight_lbs > unit.capacity_lbs)`,
    ],
    [
      'legs that don’t meet, or are driven in no plausible time',
      `select leg.id from (
         select id, load_id, sequence, entry_place, lag(exit_place) over route as before, miles, planned_entry_at,
           planned_exit_at
         from public.load_legs where is_confirmed window route as (partition by load_id order by sequence)
       ) as leg
       where leg.before <> leg.entry_place
         or leg.miles / (extract(epoch from leg.planned_exit_at - leg.planned_entry_at) / 3600) > 60`,
    ],
    [
      'a delivered load that couldn’t be delivered',
      `select load.id from public.loads as load, private.delivery_gaps(load.id) where load.status = 'delivered'`,
    ],
    [
      'a departure without an arrival, or a time in the future',
      `select id from public.load_stops
       where departed_at < arrived_at or departed_at is not null and arrived_at is null
         or greatest(arrived_at, departed_at) > now()`,
    ],
    [
      'a load in transit that nothing should have let start',
      `select load.id from public.loads as load, private.start_problems(load.id) as problem
       where load.status = 'in_transit' and problem.code not in ('on_hold', 'permit_expires')`,
    ],
    ['a charge without evidence', `select id from public.charges where evidence = ''`],
    [
      'a load of an unanswered quote, or of an offer that wasn’t accepted',
      `select load.id from public.loads as load
       left join public.quotes as quote on quote.id = load.quote_id
       left join public.offers as offer on offer.id = load.offer_id
       where quote.status = 'new' or offer.status <> 'accepted'`,
    ],
    ['an email that waits', `select id from public.emails where sent_at is null`],
  ])('doesn’t have %s', async (_, contradiction) => {
    expect(await project.sql(contradiction)).toEqual([]);
  });

  it('has invoices that add up', async () => {
    const invoices = await project.sql<{ problem: string | null; isSum: boolean }>(
      `select checks.problem, invoice.total_cents = (
         select sum(amount_cents) from private.bill_lines(invoice.load_id)) as "isSum"
       from public.invoices as invoice
       left join lateral private.invoice_checks(invoice.load_id) as checks on checks.problem is not null`,
    );
    expect(invoices).toEqual(Array(8).fill({ problem: null, isSum: true }));
  });

  it('is labeled as demo data, with invented addresses and numbers', () => {
    const text = readFileSync(CARRIER, 'utf8');
    expect(text.match(/@(?!example\.com|>)[\w.-]+/g) ?? []).toEqual([]);
    expect(text.match(/\d{3}-(?!555-01)\d{3}-\d{4}/g) ?? []).toEqual([]);
    for (const label of ['(demo)', 'DEMO-', 'Demo offer', 'Demo route'])
      expect(text).toContain(label);
  });

  it('changes nothing when run again', async () => {
    const count = () =>
      project.sql(`select relname as name, (xpath('/row/n/text()', query_to_xml(
          format('select count(*) as n from public.%I', relname), false, true, '')))[1]::text as rows
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
    const before = await count();
    await run();
    expect(await count()).toEqual(before);
  });
});
