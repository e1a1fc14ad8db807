import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { permitHelpers } from './support/permit-helpers.ts';
import { deliver } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { freeDriver, permit, plan, problems, read, start, update } = starts(project);
const { admin, clear, enter, hold, holdsOf, legsOf, measure, permitsOf, seen, setPermit } =
  permitHelpers(project);

describe('Readiness', () => {
  beforeAll(freeDriver);

  it('checks each leg from its planned entry to its planned exit, as instants', async () => {
    const load = await plan({ width: 12 });
    const [oh, ind] = (await legsOf(load)).map(({ id }) => id);
    // The exit from Indiana, 11:30 PM on day 3 in Chicago, is 0:30 AM on day 4 in New York.
    await admin().rpc('save_load_legs', {
      _load_id: load,
      _seen: await seen(load),
      _legs: [
        {
          id: oh,
          jurisdiction: 'OH',
          time_zone: 'America/New_York',
          planned_entry_at: `${day(2)}T15:00:00Z`,
          planned_exit_at: `${day(2)}T20:00:00Z`,
        },
        {
          id: ind,
          jurisdiction: 'IN',
          time_zone: 'America/Chicago',
          planned_entry_at: `${day(2)}T20:00:00Z`,
          planned_exit_at: `${day(4)}T05:30:00Z`,
        },
      ],
    });
    const issue = (id: string | undefined, parts: Record<string, string>) =>
      project.sql(
        `update public.load_permits set status = 'issued', permit_number = $2, valid_from = $3,
           valid_until = $4, time_zone = $5::text::public.load_time_zone where leg_id = $1`,
        [id, randomUUID(), ...Object.values<string>(parts)],
      );
    // Ohio's permit ends before the delivery, but after the exit from Ohio.
    await issue(oh, { from: day(2), until: day(2), zone: 'America/New_York' });
    await issue(ind, { from: day(2), until: day(3), zone: 'America/Chicago' });
    expect(await problems(load)).toEqual([]);
    await project.sql(
      `update public.load_permits set time_zone = 'America/New_York' where leg_id = $1`,
      [ind],
    );
    expect(await problems(load)).toEqual([
      expect.stringMatching(
        /^permit_expires: IN permit expires .*, before the planned exit, .*, 12:30 AM E[SD]T \(.*, 11:30 PM C[SD]T\)$/u,
      ),
    ]);
  });

  it('needs dates for a load that needs permits', async () => {
    expect(await problems(await plan({ width: 12, delivery_at: null }))).toContain(
      'dates_missing: Pickup or delivery time is TBD, so permits can’t be checked (over legal width)',
    );
    expect(await problems(await plan({ delivery_at: null }))).toEqual([]);
  });

  it('puts a load on hold that measures more than a permit allows, and says by how much', async () => {
    const load = await plan({ width: 12 });
    await permit(load, 'OH', { permit_number: 'OH-W', max_width: 12, max_weight_lbs: 100_000 });
    await permit(load, 'IN', { permit_number: 'IN-W', max_width: 13 });
    expect(await problems(load)).toEqual([]);

    expect(await measure(load, { _width: 12.5, _weight_lbs: 101_500 })).toBeNull();
    const reason = 'OH permit OH-W: width 12′-6″ is 0′-6″ over, weight 101,500 lb is 1,500 lb over';
    expect(await holdsOf(load)).toMatchObject([{ reason, cleared_at: null }]);
    expect(await problems(load)).toEqual([
      `on_hold: On hold: ${reason}`,
      'permit_not_issued: OH permit is being amended',
    ]);
    expect((await start('driver', load))?.code).toBe(REFUSED);

    const [held] = await holdsOf(load);
    expect((await clear(held?.id))?.message).toMatch(
      /^The load is still larger than the permit allows/u,
    );
    const oh = (await permitsOf(load)).find(({ jurisdiction }) => jurisdiction === 'OH');
    expect((await setPermit(oh?.id ?? '', { status: 'issued' }))?.message).toMatch(
      /^The load is larger than the OH permit OH-W allows/u,
    );
    const amended = { status: 'issued', max_width: 13, max_weight_lbs: 110_000 };
    expect(await setPermit(oh?.id ?? '', amended)).toBeNull();
    expect((await permitsOf(load)).map(({ revision }) => revision)).toEqual([1, 2]);
    expect(await clear(held?.id)).toBeNull();
    expect(await problems(load)).toEqual([]);
  });

  it('emails dispatch once about all permits that are too small, before the pickup, too', async () => {
    const load = await plan({ width: 12 });
    await permit(load, 'OH', { permit_number: 'OH-A', max_width: 12 });
    await permit(load, 'IN', { permit_number: 'IN-A', max_width: 12 });
    expect(await measure(load, { _width: 13 })).toBeNull();
    const alerts = () =>
      project.sql(
        `select kind, details ->> 'alert' as alert from public.emails
         where load_id = $1 and kind = 'load_alert'`,
        [load],
      );
    expect(await alerts()).toEqual([
      {
        kind: 'load_alert',
        alert:
          'On hold: IN permit IN-A: width 13′-0″ is 1′-0″ over\nOn hold: OH permit OH-A: width 13′-0″ is 1′-0″ over',
      },
    ]);
    // It isn't an email to the customer, who may not know about the load.
    const [known] = await project.sql<{ is_known: boolean }>(
      'select private.is_known_to_customer(load) as is_known from public.loads as load where id = $1',
      [load],
    );
    expect(known).toEqual({ is_known: false });
  });

  it('emails dispatch about a hold of the driver, but not about their own', async () => {
    const load = await plan();
    const count = async () =>
      (
        await project.sql(`select from public.emails where load_id = $1 and kind = 'load_alert'`, [
          load,
        ])
      ).length;
    expect(await hold(load, 'Weather', 'admin')).toBeNull();
    expect(await count()).toBe(0);
    expect(await hold(load, 'Flat tire')).toBeNull();
    expect(await count()).toBe(1);
  });

  it('does the same when dispatch declares a larger size', async () => {
    const load = await plan({ width: 12 });
    await permit(load, 'OH', { permit_number: 'OH-D', max_width: 12 });
    expect(await update('admin', load, { width: 12.25 })).toBeNull();
    expect(await holdsOf(load)).toMatchObject([
      { reason: 'OH permit OH-D: width 12′-3″ is 0′-3″ over' },
    ]);
  });

  it('marks a permit as amending when its leg gets another exit', async () => {
    const load = await plan();
    await permit(load, 'OH', { permit_number: 'OH-R' });
    const legs = (await legsOf(load)).map(({ id, jurisdiction }) => ({
      id,
      jurisdiction,
      exit_place: 'US-24',
    }));
    await admin().rpc('save_load_legs', { _load_id: load, _seen: await seen(load), _legs: legs });
    expect(await permitsOf(load)).toMatchObject([{ status: 'amending' }]);
    expect(await holdsOf(load)).toMatchObject([
      { reason: 'OH permit OH-R: the route of its leg changed' },
    ]);
  });

  it.each([{ _width: 0 }, { _height: -1 }, { _length: 501 }, { _weight_lbs: 0 }])(
    'refuses to measure %j',
    async (size) => {
      const load = await plan();
      expect((await measure(load, size))?.code).toBe(REFUSED);
    },
  );

  it('stores a measurement once when it is sent twice', async () => {
    const load = await plan();
    const id = randomUUID();
    expect(await measure(load, {}, 'driver', id)).toBeNull();
    expect(await measure(load, { _width: 15 }, 'driver', id)).toBeNull();
    const { data } = await project
      .as('driver')
      .from('load_measures')
      .select('width')
      .eq('load_id', load);
    expect(data).toEqual([{ width: 12 }]);
  });

  it('lets only the load’s current driver and admins measure it, until it’s closed', async () => {
    const load = await plan();
    const another = 'carrier';
    await project.sql(`insert into public.user_roles (user_id, role) values ($1, 'driver')`, [
      PEOPLE[another],
    ]);
    for (const caller of ['pilot', 'customer', 'moderator', another] as const) {
      expect([caller, (await measure(load, {}, caller))?.code]).toEqual([caller, FORBIDDEN]);
    }
    expect(await measure(load, {}, 'admin')).toBeNull();
    await project.sql('update public.loads set driver_id = $2 where id = $1', [
      load,
      PEOPLE[another],
    ]);
    expect((await measure(load, {}, 'driver'))?.code).toBe(FORBIDDEN);
    const seenBy = async (caller: 'driver' | typeof another) =>
      (await project.as(caller).from('load_measures').select('id').eq('load_id', load)).data;
    expect(await seenBy('driver')).toEqual([]);
    expect(await seenBy(another)).toHaveLength(1);
    expect(await measure(load, {}, another)).toBeNull();
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [load]);
    expect((await measure(load, {}, another))?.message).toBe(
      'This load is closed, so its size can’t change.',
    );
    await project.sql(`delete from public.user_roles where user_id = $1 and role = 'driver'`, [
      PEOPLE[another],
    ]);
  });
});

describe('A hold', () => {
  beforeAll(freeDriver);

  it('the driver places a hold, admins clear it, and it blocks the start and the next leg', async () => {
    const load = await plan();
    const id = randomUUID();
    expect((await hold(load, 'Flat tire.', 'pilot'))?.code).toBe(FORBIDDEN);
    expect((await hold(load, ' '))?.message).toBe('Enter a reason of up to 500 characters.');
    expect(await hold(load, 'Flat tire.', 'driver', id)).toBeNull();
    expect(await hold(load, 'Flat tire.', 'driver', id)).toBeNull();
    expect(await problems(load)).toEqual(['on_hold: On hold: Flat tire']);
    expect((await start('driver', load))?.message).toBe(
      'This load can’t start: On hold: Flat tire.',
    );
    expect((await clear(id, 'driver'))?.code).toBe(FORBIDDEN);
    expect((await clear(id, 'admin', ' '))?.message).toBe(
      'Enter a reason of up to 500 characters.',
    );
    expect(await clear(id)).toBeNull();
    expect(await clear(id)).toBeNull();
    expect((await clear(randomUUID()))?.message).toBe('This hold was deleted. Reload.');

    expect(await start('driver', load)).toBeNull();
    const [oh, ind] = await legsOf(load);
    expect(await hold(load, 'High wind')).toBeNull();
    expect((await enter(ind?.id))?.message).toBe('The load can’t enter IN: On hold: High wind.');
    await clear((await holdsOf(load))[1]?.id);
    expect(await enter(ind?.id)).toBeNull();
    expect(await enter(ind?.id)).toBeNull();
    expect(oh?.left_at).toBeNull();
    expect((await legsOf(load))[0]?.left_at).not.toBeNull();

    const { data } = await admin().from('load_events').select('note').eq('load_id', load);
    expect(data).toEqual(
      expect.arrayContaining([
        { note: 'On hold: Flat tire.' },
        { note: 'Hold cleared: Flat tire. Cleared because: Fixed.' },
        { note: 'Entered IN' },
      ]),
    );
    const log = await admin()
      .from('activity_log')
      .select('action, subject')
      .eq('record_id', load)
      .eq('subject', 'hold');
    expect(log.data).toHaveLength(4);
    await freeDriver();
  });

  it('can’t be overtaken by a start at the same moment', async () => {
    const load = await plan();
    const version = await seen(load);
    const [held, started] = await Promise.all([
      hold(load, 'Wind'),
      project.as('driver').rpc('start_load', { _load_id: load, _seen: version }),
    ]);
    expect(held).toBeNull();
    // Either the start came first or it was refused.
    const status = (await read(load))?.status;
    expect(status).toBe(started.error === null ? 'in_transit' : 'assigned');
    await freeDriver();
  });
});

describe('Leaving a leg', () => {
  it('uses its permit; the next leg needs its own, or an admin’s reason', async () => {
    await freeDriver();
    const load = await plan({ width: 12 });
    await permit(load, 'OH');
    await permit(load, 'IN');
    expect(await start('driver', load)).toBeNull();
    const [, ind] = await legsOf(load);
    const permits = await permitsOf(load);
    const inPermit = permits.find(({ jurisdiction }) => jurisdiction === 'IN');
    await setPermit(inPermit?.id ?? '', { status: 'amending' });
    expect((await enter(ind?.id))?.message).toBe(
      'The load can’t enter IN: IN permit is being amended.',
    );
    expect((await enter(ind?.id, 'driver', 'Go'))?.code).toBe(FORBIDDEN);
    expect(await enter(ind?.id, 'admin', 'State confirmed by phone.')).toBeNull();
    const { data } = await admin().from('load_events').select('note').eq('load_id', load);
    expect(data).toContainEqual({
      note: 'Entered IN despite: IN permit is being amended. Reason: State confirmed by phone.',
    });
    expect((await permitsOf(load)).map(({ status }) => status)).toEqual(['amending', 'used']);

    expect(await deliver(project, load, 'driver')).toBeNull();
    expect((await permitsOf(load)).map(({ status }) => status)).toEqual(['used', 'used']);
  });
});
