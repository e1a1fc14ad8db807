import { beforeAll, describe, expect, it } from 'vitest';
import { answerEscort, deliver } from './support/loads.ts';
import { REFUSED, PEOPLE, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { freeDriver, offer, permit, plan, problems, read, start, update } = starts(project);

describe('A start', () => {
  beforeAll(freeDriver);

  it.each(['driver', 'admin'] as const)(
    'a %s may start a load when nothing blocks it',
    async (who) => {
      const load = await plan({ width: 12 });
      await permit(load, 'OH');
      await permit(load, 'IN');
      await offer(load, 'accepted');

      expect(await problems(load, who)).toEqual([]);
      expect(await start(who, load)).toBeNull();
      expect(await read(load)).toMatchObject({ status: 'in_transit', start_override: null });
      expect(await problems(load, who)).toEqual([]);
      await freeDriver();
    },
  );

  it.each([
    [{ status: 'applied' }, 'permit_not_issued: OH permit isn’t issued'],
    [{ status: 'expired' }, 'permit_not_issued: OH permit has expired'],
    [{ valid_until: day(3) }, /^permit_expires: OH permit expires .*, before delivery$/],
    [{ valid_from: day(3) }, /^permit_starts_late: OH permit starts .*, after pickup$/],
  ])('a start is refused while a permit has %j', async (parts, reason) => {
    const load = await plan();
    await permit(load, 'OH', parts);

    expect(await problems(load)).toEqual([
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
    ]);
    expect((await start('driver', load))?.code).toBe(REFUSED);
    expect((await read(load))?.status).toBe('assigned');
  });

  it('a start is refused with an expired permit, even if it was valid on the planned delivery day', async () => {
    const load = await plan({
      pickup_at: `${day(-9)}T15:00:00Z`,
      delivery_at: `${day(-5)}T15:00:00Z`,
    });
    await permit(load, 'OH', { valid_from: day(-10), valid_until: day(-3) });
    expect(await problems(load)).toEqual([expect.stringMatching(/^permit_expires/)]);
  });

  it('a truck can’t enter a state before its permit is valid, unless an admin gives a reason', async () => {
    const load = await plan({ width: 12 });
    await permit(load, 'OH', { valid_from: day(1) });
    await permit(load, 'IN', { valid_from: day(1) });
    expect(await problems(load)).toEqual([]);
    expect((await start('driver', load))?.message).toMatch(
      /^This load can’t start: OH permit isn’t valid before /u,
    );
    expect(await start('admin', load, 'Ohio moved the date.')).toBeNull();
    expect((await read(load))?.start_override).toMatchObject({
      problems: [{ code: 'permit_starts_late' }],
    });
    const [leg] = await project.sql<{ id: string }>(
      "select id from public.load_legs where load_id = $1 and jurisdiction = 'IN'",
      [load],
    );
    const { error } = await project.as('driver').rpc('enter_leg', { _leg_id: leg?.id });
    expect(error?.message).toMatch(/^The load can’t enter IN: IN permit isn’t valid before /u);
    await freeDriver();
  });

  // 4:30 UTC on day 4 is still day 3 in New York, but day 4 in Halifax.
  it('compares the instants of a permit in its zone with the stops’ instants', async () => {
    const load = await plan({
      pickup_at: `${day(2)}T04:30:00Z`,
      delivery_at: `${day(4)}T04:30:00Z`,
      delivery_time_zone: 'America/Halifax',
    });
    await permit(load, 'OH', { valid_until: day(3) });
    expect(await problems(load)).toEqual([]);

    const set = (columns: string) =>
      project.sql(`update public.load_permits set ${columns} where load_id = $1`, [load]);
    await set(`time_zone = 'America/Halifax'`);
    expect(await problems(load)).toEqual([expect.stringMatching(/^permit_expires/)]);
    await set(`time_zone = 'America/New_York', valid_from = '${day(2)}'`);
    expect(await problems(load)).toEqual([expect.stringMatching(/^permit_starts_late/)]);
  });

  it.each([
    [{ width: 8.51 }, 'width'],
    [{ length: 53.01 }, 'length'],
    // With the deck and the tractor and trailer of support/units.ts.
    [{ height: 12.51 }, 'height'],
    [{ weight_lbs: 50_001 }, 'weight'],
    [{ width: 12, height: 14 }, 'width and height'],
    [{ length: 54, width: 12, height: 14 }, 'length, width, and height'],
    [
      { length: 54, width: 12, height: 14, weight_lbs: 90_000 },
      'length, width, height, and weight',
    ],
  ])('a load of %j needs permits of both states', async (size, axes) => {
    const load = await plan(size);
    expect(await problems(load)).toEqual([
      `permit_missing: No IN permit (over legal ${axes})`,
      `permit_missing: No OH permit (over legal ${axes})`,
    ]);
    await permit(load, 'OH');
    expect(await problems(load)).toEqual([`permit_missing: No IN permit (over legal ${axes})`]);
  });

  it.each([[{ width: 8.5, length: 53, height: 12.5, weight_lbs: 50_000 }], [{}]])(
    'a legal load, %j, needs no permit',
    async (size) => {
      expect(await problems(await plan(size))).toEqual([]);
    },
  );

  it('needs one permit for a state in which the load both starts and ends', async () => {
    expect(await problems(await plan({ width: 12, destination: 'Lima, OH 45801, USA' }))).toEqual([
      'permit_missing: No OH permit (over legal width)',
    ]);
  });

  it.each(['Dayton', 'The old mill', 'Dayton, Ohio River', 'Dayton, ZZ'])(
    'says that it can’t tell the state of %s',
    async (origin) => {
      expect(await problems(await plan({ width: 12, origin, destination: 'Windsor, ON' }))).toEqual(
        [
          'permit_missing: No ON permit (over legal width)',
          `state_unknown: We can’t tell the state of the origin “${origin}”, so we can’t check its permit (over legal width)`,
        ],
      );
    },
  );

  it('a start is refused until an offered escort accepts; declined escorts don’t count', async () => {
    const load = await plan();
    await offer(load, 'offered');
    expect(await problems(load)).toEqual([
      'escort_not_accepted: High pole hasn’t accepted the escort',
    ]);
    await answerEscort(project, load, 'declined');
    expect(await problems(load)).toEqual([]);
  });

  it('a start is refused while the driver has another load in transit', async () => {
    const other = await plan({ status: 'in_transit', title: 'Boiler' });
    const load = await plan();
    expect(await problems(load, 'driver')).toEqual([
      'driver_in_transit: The driver is in transit with Boiler',
    ]);
    expect((await start('driver', load))?.code).toBe(REFUSED);
    await deliver(project, other);
    expect(await start('driver', load)).toBeNull();
    await freeDriver();
  });

  it('a start is refused in one sentence that lists every reason', async () => {
    const load = await plan({ width: 12 });
    await permit(load, 'OH', { status: 'applied' });
    await offer(load, 'offered');

    expect((await start('driver', load))?.message).toBe(
      'This load can’t start: OH permit isn’t issued; No IN permit (over legal width); ' +
        'High pole hasn’t accepted the escort.',
    );
  });

  it.each(['driver', 'admin'] as const)(
    'starting by a direct update as %s follows the same rules',
    async (who) => {
      const load = await plan();
      await permit(load, 'OH', { status: 'applied' });
      expect(await update(who, load, { status: 'in_transit' })).toMatchObject({
        code: REFUSED,
        message: 'This load can’t start: OH permit isn’t issued.',
      });
      await project.sql(`update public.load_permits set status = 'issued' where load_id = $1`, [
        load,
      ]);
      expect(await update(who, load, { status: 'in_transit' })).toBeNull();
      await freeDriver();
    },
  );

  it('checks the row with the changes of the same update', async () => {
    const load = await plan();
    expect((await update('admin', load, { status: 'in_transit', width: 12 }))?.code).toBe(REFUSED);
  });
});

describe('A load in transit', () => {
  beforeAll(freeDriver);

  it('can’t get a driver who is in transit with another', async () => {
    await plan({ status: 'in_transit', title: 'Boiler' });
    const other = await project.supabase.signUp({ roles: ['driver'] });
    const load = await plan({ status: 'in_transit', driver_id: other.userId });
    expect(await update('admin', load, { driver_id: PEOPLE.driver })).toMatchObject({
      code: REFUSED,
      message: 'This load can’t start: The driver is in transit with Boiler.',
    });
    await freeDriver();
  });

  it('goes back from delivered to in transit without a permit check, but needs a free driver', async () => {
    const load = await plan({ status: 'delivered' });
    await permit(load, 'OH', { status: 'expired' });
    const other = await plan({ status: 'in_transit' });
    expect((await update('admin', load, { status: 'in_transit' }))?.code).toBe(REFUSED);
    await deliver(project, other);
    expect(await update('admin', load, { status: 'in_transit' })).toBeNull();
    await freeDriver();
  });
});
