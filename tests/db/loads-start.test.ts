import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, type Person, REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** A legal load of the demo driver from day 2 to day 4, Eastern time. */
async function plan(parts: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
    driver_id: PEOPLE.driver,
    status: 'assigned',
    pickup_at: `${day(2)}T15:00:00Z`,
    delivery_at: `${day(4)}T15:00:00Z`,
    ...parts,
  };
  const columns = Object.keys(row).join(', ');
  await project.sql(
    `insert into public.loads (${columns})
     select ${columns} from jsonb_populate_record(null::public.loads, $1::text::jsonb)`,
    [JSON.stringify(row)],
  );
  return id;
}

const permit = (load: string, jurisdiction: string, parts: object = {}) =>
  project
    .as('admin')
    .from('load_permits')
    .insert({
      load_id: load,
      jurisdiction,
      status: 'issued',
      valid_from: day(1),
      valid_until: day(6),
      ...parts,
    });
const offer = (load: string, status: string) =>
  project.sql(
    `insert into public.load_escorts (load_id, pilot_id, position, status)
     values ($1, $2, 'high_pole', $3::text::public.escort_status)`,
    [load, PEOPLE.pilot, status],
  );

const problems = async (load: string, caller: Person = 'admin') =>
  (
    (await project.as(caller).rpc('load_start_problems', { _load_id: load })).data as {
      code: string;
      problem: string;
    }[]
  ).map(({ code, problem }) => `${code}: ${problem}`);
const read = async (load: string) =>
  (
    await project
      .as('admin')
      .from('loads')
      .select('status, updated_at, start_override')
      .eq('id', load)
      .single<{ status: string; updated_at: string; start_override: object | null }>()
  ).data;
const start = async (caller: Person, load: string, reason?: string) =>
  (
    await project.as(caller).rpc('start_load', {
      _load_id: load,
      _seen: (await read(load))?.updated_at,
      ...(reason === undefined ? {} : { _override_reason: reason }),
    })
  ).error;
const update = async (caller: Person, load: string, columns: object) =>
  (await project.as(caller).from('loads').update(columns).eq('id', load)).error;
/** Delivers what the demo driver has in transit. */
const freeDriver = () =>
  project.sql(
    `update public.loads set status = 'delivered' where driver_id = $1 and status = 'in_transit'`,
    [PEOPLE.driver],
  );

describe('A start', () => {
  beforeAll(freeDriver);

  it.each(['driver', 'admin'] as const)(
    'is allowed to a %s when nothing blocks it',
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
    [{ status: 'requested' }, 'permit_not_issued: OH permit isn’t issued'],
    [{ status: 'expired' }, 'permit_not_issued: OH permit has expired'],
    [{ valid_until: day(3) }, /^permit_expires: OH permit expires .*, before delivery$/],
    [{ valid_from: day(3) }, /^permit_starts_late: OH permit starts .*, after pickup$/],
  ])('is refused while a permit has %j', async (parts, reason) => {
    const load = await plan();
    await permit(load, 'OH', parts);

    expect(await problems(load)).toEqual([
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
    ]);
    expect((await start('driver', load))?.code).toBe(REFUSED);
    expect((await read(load))?.status).toBe('assigned');
  });

  it('is refused with a permit that has run out, although delivery was planned before that', async () => {
    const load = await plan({
      pickup_at: `${day(-9)}T15:00:00Z`,
      delivery_at: `${day(-5)}T15:00:00Z`,
    });
    await permit(load, 'OH', { valid_from: day(-10), valid_until: day(-3) });
    expect(await problems(load)).toEqual([expect.stringMatching(/^permit_expires/)]);
  });

  // 4:00 UTC on day 4 is still day 3 in Los Angeles.
  it('compares a permit with the day in the stop’s time zone', async () => {
    const stops = { pickup_at: `${day(2)}T04:00:00Z`, delivery_at: `${day(4)}T04:00:00Z` };
    const west = await plan({
      ...stops,
      pickup_time_zone: 'America/Los_Angeles',
      delivery_time_zone: 'America/Los_Angeles',
    });
    const atlantic = await plan({
      pickup_at: `${day(2)}T12:00:00Z`,
      delivery_at: `${day(4)}T04:30:00Z`,
      delivery_time_zone: 'America/Halifax',
    });
    for (const load of [west, atlantic]) await permit(load, 'OH', { valid_until: day(3) });
    expect(await problems(west)).toEqual([]);
    expect(await problems(atlantic)).toHaveLength(1);

    await project.sql(`update public.load_permits set valid_from = $2 where load_id = $1`, [
      west,
      day(2),
    ]);
    expect(await problems(west)).toEqual([expect.stringMatching(/^permit_starts_late/)]);
  });

  it.each([
    [{ width: 8.51 }, 'width'],
    [{ length: 53.01 }, 'length'],
    [{ height: 13.51 }, 'height'],
    [{ weight_lbs: 80_001 }, 'weight'],
    [{ width: 12, height: 14 }, 'width and height'],
  ])('of a load of %j needs permits of both states', async (size, axes) => {
    const load = await plan(size);
    expect(await problems(load)).toEqual([
      `permit_missing: No IN permit (over legal ${axes})`,
      `permit_missing: No OH permit (over legal ${axes})`,
    ]);
    await permit(load, 'OH');
    expect(await problems(load)).toEqual([`permit_missing: No IN permit (over legal ${axes})`]);
  });

  it.each([[{ width: 8.5, length: 53, height: 13.5, weight_lbs: 80_000 }], [{}]])(
    'of a legal load, %j, needs no permit',
    async (size) => {
      expect(await problems(await plan(size))).toEqual([]);
    },
  );

  it('needs one permit of a state in which the load starts and ends', async () => {
    expect(await problems(await plan({ width: 12, destination: 'Lima, OH 45801, USA' }))).toEqual([
      'permit_missing: No OH permit (over legal width)',
    ]);
  });

  it.each(['Dayton', 'The old mill', 'Dayton, Ohio River', 'Dayton, ZZ', 'OH'])(
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

  it('is refused until an offered escort accepts; one who declined doesn’t count', async () => {
    const load = await plan();
    await offer(load, 'offered');
    expect(await problems(load)).toEqual([
      'escort_not_accepted: High pole hasn’t accepted the escort',
    ]);
    await project
      .as('pilot')
      .from('load_escorts')
      .update({ status: 'declined' })
      .eq('load_id', load);
    expect(await problems(load)).toEqual([]);
  });

  it('is refused while the driver has another load in transit', async () => {
    const other = await plan({ status: 'in_transit', title: 'Boiler' });
    const load = await plan();
    expect(await problems(load, 'driver')).toEqual([
      'driver_in_transit: The driver is in transit with Boiler',
    ]);
    expect((await start('driver', load))?.code).toBe(REFUSED);
    await update('admin', other, { status: 'delivered' });
    expect(await start('driver', load)).toBeNull();
    await freeDriver();
  });

  it('is refused in one sentence that lists every reason', async () => {
    const load = await plan({ width: 12 });
    await permit(load, 'OH', { status: 'requested' });
    await offer(load, 'offered');

    expect((await start('driver', load))?.message).toBe(
      'This load can’t start: OH permit isn’t issued; No IN permit (over legal width); ' +
        'High pole hasn’t accepted the escort.',
    );
  });

  it.each(['driver', 'admin'] as const)(
    'by a direct update of a %s meets the same rule',
    async (who) => {
      const load = await plan();
      await permit(load, 'OH', { status: 'requested' });
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

  it('checks the row as the same update changes it', async () => {
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

  it('comes back from delivered without a new check of its papers, but needs a free driver', async () => {
    const load = await plan({ status: 'delivered' });
    await permit(load, 'OH', { status: 'expired' });
    const other = await plan({ status: 'in_transit' });
    expect((await update('admin', load, { status: 'in_transit' }))?.code).toBe(REFUSED);
    await update('admin', other, { status: 'delivered' });
    expect(await update('admin', load, { status: 'in_transit' })).toBeNull();
    await freeDriver();
  });
});

describe('Starting anyway', () => {
  beforeAll(freeDriver);
  const blocked = async () => {
    const load = await plan();
    await permit(load, 'OH', { status: 'requested' });
    await offer(load, 'offered');
    return load;
  };

  it('keeps who, when, why and the overridden reasons on the load and in its log', async () => {
    const load = await blocked();
    expect(await start('admin', load, ' Issued by phone. ')).toBeNull();

    const override = {
      by: PEOPLE.admin,
      at: expect.any(String) as string,
      reason: 'Issued by phone.',
      problems: [
        { code: 'permit_not_issued', problem: 'OH permit isn’t issued' },
        { code: 'escort_not_accepted', problem: 'High pole hasn’t accepted the escort' },
      ],
    };
    expect(await read(load)).toMatchObject({ status: 'in_transit', start_override: override });
    const log = await project
      .as('driver')
      .from('load_events')
      .select('author_id, status, start_override')
      .eq('load_id', load);
    expect(log.data).toEqual([
      { author_id: PEOPLE.admin, status: 'in_transit', start_override: override },
    ]);

    await update('admin', load, { status: 'delivered' });
    expect(await read(load)).toMatchObject({ start_override: override });
  });

  it('covers another load of the driver, too', async () => {
    const other = await plan({ status: 'in_transit' });
    const load = await plan();
    expect(await start('admin', load, 'Two short moves on one trailer')).toBeNull();
    await update('admin', load, { status: 'delivered' });
    await update('admin', other, { status: 'delivered' });
  });

  it('is forgotten when the load goes back to assigned, so the next start is checked again', async () => {
    const load = await blocked();
    await start('admin', load, 'Issued by phone.');
    await update('admin', load, { status: 'assigned' });
    expect(await read(load)).toMatchObject({ status: 'assigned', start_override: null });
    expect((await start('admin', load))?.code).toBe(REFUSED);
  });

  it('is for admins only', async () => {
    const load = await blocked();
    expect((await start('driver', load, 'I’m late'))?.code).toBe(FORBIDDEN);
    expect((await start('pilot', load, 'I’m late'))?.code).toBe(FORBIDDEN);
    expect((await read(load))?.status).toBe('assigned');
  });

  it.each(['', '  ', 'x'.repeat(501)])('needs a reason (%j)', async (reason) => {
    expect((await start('admin', await blocked(), reason))?.code).toBe(REFUSED);
  });

  it('records nothing when nothing blocks the start', async () => {
    const load = await plan();
    expect(await start('admin', load, 'Just in case')).toBeNull();
    expect(await read(load)).toMatchObject({ status: 'in_transit', start_override: null });
    await freeDriver();
  });

  it('cannot be written by hand', async () => {
    const load = await plan();
    const columns = { start_override: { problems: [] } };
    expect((await update('admin', load, columns))?.code).toBe(FORBIDDEN);
    const events = project.as('admin').from('load_events');
    expect((await events.insert({ load_id: load, note: 'x', ...columns })).error?.code).toBe(
      FORBIDDEN,
    );
  });
});

describe('start_load', () => {
  beforeAll(freeDriver);

  it('refuses a version that is no longer the newest', async () => {
    const load = await plan();
    const seen = (await read(load))?.updated_at;
    await update('admin', load, { title: 'Press crown' });
    for (const reason of [null, 'Go']) {
      const { error } = await project
        .as('admin')
        .rpc('start_load', { _load_id: load, _seen: seen, _override_reason: reason });
      expect(error?.code).toBe(STALE);
    }
  });

  it('succeeds again for the same person without a second effect, not for another', async () => {
    const load = await plan();
    const seen = (await read(load))?.updated_at;
    const call = async (caller: Person) =>
      (await project.as(caller).rpc('start_load', { _load_id: load, _seen: seen })).error?.code;
    expect(await call('driver')).toBeUndefined();
    expect(await call('driver')).toBeUndefined();
    expect(await call('admin')).toBe(STALE);
    const log = await project.as('admin').from('load_events').select('id').eq('load_id', load);
    expect(log.data).toHaveLength(1);
    await freeDriver();
  });

  it.each(['carrier', 'pilot', 'customer'] as const)('starts nothing for a %s', async (caller) => {
    const load = await plan();
    expect((await start(caller, load))?.code).toBe(STALE);
    expect(await problems(load, caller)).toEqual([]);
  });

  it('cannot be called by a visitor', async () => {
    const visitor = project.as('visitor');
    const id = randomUUID();
    expect((await visitor.rpc('load_start_problems', { _load_id: id })).error?.code).toBe(
      FORBIDDEN,
    );
    expect((await visitor.rpc('start_load', { _load_id: id, _seen: day(0) })).error?.code).toBe(
      FORBIDDEN,
    );
  });
});
