import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { runJob } from './support/jobs.ts';
import { FORBIDDEN, PEOPLE, type Person, REFUSED, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { freeDriver, permit, plan, problems, read, start, update } = starts(project);
const admin = () => project.as('admin');

interface Permit {
  [column: string]: unknown;
  id: string;
  leg_id: string;
  jurisdiction: string;
  status: string;
  revision: number;
}
const permitsOf = (load: string) =>
  project.sql<Permit>(
    'select * from public.load_permits where load_id = $1 order by jurisdiction, id',
    [load],
  );
const legsOf = (load: string) =>
  project.sql<{ id: string; jurisdiction: string; left_at: unknown }>(
    'select * from public.load_legs where load_id = $1 order by sequence',
    [load],
  );
const setPermit = async (id: string, parts: object) =>
  (await admin().from('load_permits').update(parts).eq('id', id)).error;
const seen = async (load: string) => (await read(load))?.updated_at;
const measure = async (load: string, size: object, caller: Person = 'driver', id = randomUUID()) =>
  (
    await project.as(caller).rpc('record_measure', {
      _id: id,
      _load_id: load,
      _length: 40,
      _width: 12,
      _height: 13,
      ...size,
    })
  ).error;
const hold = async (load: string, reason: string, caller: Person = 'driver', id = randomUUID()) =>
  (await project.as(caller).rpc('hold_load', { _id: id, _load_id: load, _reason: reason })).error;
const holdsOf = (load: string) =>
  project.sql<{ id: string; reason: string; cleared_at: unknown }>(
    'select * from public.load_holds where load_id = $1 order by created_at',
    [load],
  );
const clear = async (id: string | undefined, caller: Person = 'admin', reason = 'Fixed.') =>
  (await project.as(caller).rpc('clear_hold', { _id: id, _reason: reason })).error;
const enter = async (leg: string | undefined, caller: Person = 'driver', reason?: string) =>
  (
    await project
      .as(caller)
      .rpc('enter_leg', { _leg_id: leg, ...(reason !== undefined && { _override_reason: reason }) })
  ).error;

interface Saved {
  id: string;
  permit_id: string | null;
  problem: string | null;
}
const entry = (leg: string | undefined, parts: object = {}) => ({
  id: randomUUID(),
  leg_id: leg,
  permit_number: randomUUID().slice(0, 12),
  valid_from: day(1),
  valid_until: day(6),
  max_width: 12,
  ...parts,
});
const savePermits = async (rows: object[], caller: Person = 'admin') => {
  const answer = await project.as(caller).rpc('save_permits', { _rows: rows });
  if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error);
  return answer.data as Saved[];
};

describe('A permit', () => {
  it.each([
    ['needed', 'applied', true],
    ['applied', 'issued', true],
    ['issued', 'amending', true],
    ['amending', 'issued', true],
    ['expired', 'needed', true],
    ['needed', 'amending', false],
    ['needed', 'used', false],
    ['applied', 'expired', false],
    ['issued', 'needed', false],
    ['used', 'needed', false],
  ])('goes from %s to %s: %s', async (from, to, isAllowed) => {
    const load = await plan();
    await permit(load, 'OH', { status: from });
    const [filed] = await permitsOf(load);
    expect(await setPermit(filed?.id ?? '', { status: to })).toEqual(
      isAllowed
        ? null
        : expect.objectContaining({
            code: REFUSED,
            message: `A permit cannot go from ${from} to ${to}.`,
          }),
    );
  });

  it('can’t be issued without its number and dates', async () => {
    const load = await plan();
    for (const missing of ['permit_number', 'valid_from', 'valid_until']) {
      const refused = await permit(load, 'OH', { [missing]: null });
      expect(refused.error?.message).toBe('An issued permit needs its number and both dates.');
    }
  });

  it('can’t have the number of a permit of another load, unless it is annual', async () => {
    const [one, two] = [await plan(), await plan()];
    await permit(one, 'OH', { permit_number: 'oh-26-1' });
    const [{ number } = { number: '' }] = await project.sql<{ number: string }>(
      'select number from public.loads where id = $1',
      [one],
    );
    const again = await permit(two, 'OH', { permit_number: 'OH-26-1' });
    expect(again.error).toMatchObject({
      code: REFUSED,
      message: `OH permit OH-26-1 is already on ${number}.`,
    });
    expect((await permit(two, 'IN', { permit_number: 'OH-26-1' })).error).toBeNull();
    await permit(one, 'IN', { permit_number: 'A-1', kind: 'annual' });
    const third = await plan();
    expect((await permit(third, 'IN', { permit_number: 'A-1', kind: 'annual' })).error).toBeNull();
  });

  it('gets one number once when 20 loads are given it at the same time', async () => {
    const loads: string[] = [];
    for (let n = 0; n < 20; n += 1) loads.push(await plan());
    const answers = await Promise.all(
      loads.map((load) => permit(load, 'OH', { permit_number: 'OH-RACE' })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('is one per leg, so a load that crosses a state twice has two', async () => {
    const load = await plan();
    const legs = ['OH', 'MI', 'OH', 'IN'].map((jurisdiction) => ({
      id: randomUUID(),
      jurisdiction,
    }));
    await admin().rpc('save_load_legs', { _load_id: load, _seen: await seen(load), _legs: legs });
    expect((await permit(load, 'OH')).error).toBeNull();
    expect((await permit(load, 'OH')).error).toBeNull();
    expect((await permit(load, 'OH')).error?.code).toBe('23505');
    const filed = await permitsOf(load);
    expect(new Set(filed.map(({ leg_id }) => leg_id)).size).toBe(2);
  });

  it('rounds what it allows down to a sixteenth of an inch', async () => {
    const load = await plan();
    await permit(load, 'OH', { max_width: 12.0833 });
    const [{ max } = { max: 0 }] = await project.sql<{ max: number }>(
      'select max_width::float8 as max from public.load_permits where load_id = $1',
      [load],
    );
    expect(max).toBeLessThanOrEqual(12.0833);
    expect(max * 192).toBeCloseTo(Math.floor(12.0833 * 192), 3);
  });

  it('expires by the clock, in its zone', async () => {
    const load = await plan();
    await permit(load, 'OH', { valid_from: day(-9), valid_until: day(-3) });
    await permit(load, 'IN');
    await runJob(project, 'expire-permits');
    expect((await permitsOf(load)).map(({ status }) => status)).toEqual(['issued', 'expired']);
  });
});

describe('Permits entered in the grid', () => {
  it('are saved one by one; each refused row says why', async () => {
    const load = await plan({ width: 12, height: 14 });
    const legs = ['OH', 'MI', 'IN', 'IL', 'WI'].map((jurisdiction) => ({
      id: randomUUID(),
      jurisdiction,
    }));
    await admin().rpc('save_load_legs', { _load_id: load, _seen: await seen(load), _legs: legs });
    const [oh, mi, ind, il, wi] = legs.map(({ id }) => id);
    const rows = [
      entry(oh, { max_height: 15.5, cost_cents: 13_550 }),
      entry(mi, { max_height: 13.5, permit_number: 'MI-1' }),
      entry(ind, { valid_until: day(3) }),
      entry(il, { cost_cents: 0 }),
      entry(wi, { permit_number: '' }),
    ];
    const saved = await savePermits(rows);
    expect(saved.map(({ problem }) => problem)).toEqual([
      null,
      'The load is larger than the MI permit MI-1 allows: height 15′-0″ is 1′-6″ over.',
      expect.stringMatching(/^Ends .*\. Planned exit is .*\.$/u),
      'Enter the cost between $0.01 and $999,999.99.',
      'Enter the permit number, up to 60 characters.',
    ]);
    expect(saved.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(
      (await permitsOf(load)).map(({ jurisdiction, status }) => `${jurisdiction} ${status}`),
    ).toEqual(['IL needed', 'IN needed', 'MI needed', 'OH issued', 'WI needed']);
    expect(
      (
        await admin()
          .from('permit_costs')
          .select('cents, currency')
          .eq('permit_id', saved[0]?.permit_id ?? '')
      ).data,
    ).toEqual([{ cents: 13_550, currency: 'USD' }]);
  });

  it('are stored once when the same rows are sent twice', async () => {
    const load = await plan();
    const [oh] = await legsOf(load);
    const row = entry(oh?.id);
    const [first] = await savePermits([row]);
    expect(await savePermits([row])).toEqual([first]);
    expect(await permitsOf(load)).toMatchObject([{ status: 'issued', revision: 1 }]);
    expect((await savePermits([{ ...entry(oh?.id) }]))[0]?.problem).toMatch(
      /already has OH permit .* on this leg\. Amend that one\.$/u,
    );
  });

  it.each([
    [{ valid_until: day(0) }, 'The permit ends before it begins.'],
    [{ valid_from: 'soon' }, 'A value isn’t a date, a size or a whole number.'],
    [{ cost_cents: 9_999_999_999 }, 'Enter the cost between $0.01 and $999,999.99.'],
    [{ cost_cents: -1 }, 'Enter the cost between $0.01 and $999,999.99.'],
    [{ cost_cents: 100, currency: 'EUR' }, 'The currency must be USD or CAD.'],
    [
      { max_width: -3 },
      'The permitted size can’t be right: up to 500 ft long, 100 ft wide and high.',
    ],
    [{ leg_id: randomUUID() }, 'This leg was changed or deleted. Reload.'],
  ])('refuses %j', async (parts, message) => {
    const load = await plan();
    const [oh] = await legsOf(load);
    expect((await savePermits([entry(oh?.id, parts)]))[0]?.problem).toBe(message);
    expect(await permitsOf(load)).toEqual([]);
  });

  it('are entered by admins only', async () => {
    for (const caller of ['driver', 'pilot', 'carrier', 'moderator', 'customer'] as const) {
      await expect(savePermits([entry(randomUUID())], caller)).rejects.toMatchObject({
        code: FORBIDDEN,
      });
    }
  });
});

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
        /^permit_expires: IN permit expires .*, before the planned exit \(.*, 11:30 PM\)$/u,
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

  it('does the same when dispatch declares a larger size', async () => {
    const load = await plan({ width: 12 });
    await permit(load, 'OH', { permit_number: 'OH-D', max_width: 12 });
    expect(await update('admin', load, { width: 12.25 })).toBeNull();
    expect(await holdsOf(load)).toMatchObject([
      { reason: 'OH permit OH-D: width 12′-3″ is 0′-3″ over' },
    ]);
  });

  it('amends a permit whose leg gets another exit', async () => {
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

  it('stores a measure once that is sent twice', async () => {
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
});

describe('A hold', () => {
  beforeAll(freeDriver);

  it('is raised by the driver, cleared by admins, and blocks start and next leg', async () => {
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
    // Either the start came first, or it was refused.
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

    expect(await update('driver', load, { status: 'delivered' })).toBeNull();
    expect((await permitsOf(load)).map(({ status }) => status)).toEqual(['used', 'used']);
  });
});

describe('The permit desk', () => {
  it('lists permits of open loads in four groups by planned entry, for admins only', async () => {
    const load = await plan({ width: 12, pickup_at: `${day(1)}T15:00:00Z` });
    await permit(load, 'OH', { valid_until: day(2) });
    await permit(load, 'IN', { status: 'applied' });
    const desk = await admin().rpc('permit_desk', { _per_group: 200 });
    const rows = desk.data as {
      load_id: string;
      jurisdiction: string;
      desk_group: string;
      entry_at: string;
    }[];
    const mine = rows.filter(({ load_id }) => load_id === load);
    expect(mine.map(({ desk_group, jurisdiction }) => `${desk_group} ${jurisdiction}`)).toEqual([
      'expiring OH',
      'applied IN',
    ]);
    const planned = await plan({ width: 12, pickup_at: `${day(2)}T15:30:00Z` });
    const legs = ['OH', 'MI', 'IN'].map((jurisdiction) => ({ id: randomUUID(), jurisdiction }));
    await admin().rpc('save_load_legs', {
      _load_id: planned,
      _seen: await seen(planned),
      _legs: legs,
    });
    const inOrder = await admin().rpc('permit_desk', { _per_group: 200 });
    expect(
      (inOrder.data as typeof rows).flatMap(({ load_id, jurisdiction }) =>
        load_id === planned ? [jurisdiction] : [],
      ),
    ).toEqual(['OH', 'MI', 'IN']);
    const entries = rows
      .filter(({ desk_group }) => desk_group === 'issued')
      .map(({ entry_at }) => Date.parse(entry_at));
    expect(entries).toEqual([...entries].sort((a, b) => a - b));
    expect(JSON.stringify(rows)).not.toMatch(/cents|cost/u);
    expect((await project.as('driver').rpc('permit_desk')).error?.code).toBe(FORBIDDEN);
  });
});

describe('What permits cost', () => {
  const COST = 987_654;
  const others = [
    'driver',
    'pilot',
    'carrier',
    'moderator',
    'customer',
    'broker',
    'visitor',
  ] as const;

  it('appears to no one but admins, in no answer of the API', async () => {
    const load = await plan();
    await project.sql(
      `insert into public.load_escorts (load_id, pilot_id, position, status)
       values ($1, $2, 'lead', 'accepted')`,
      [load, PEOPLE.pilot],
    );
    const [oh] = await legsOf(load);
    const [saved] = await savePermits([
      entry(oh?.id, { cost_cents: COST, permit_number: 'COST-1' }),
    ]);
    expect(saved?.permit_id).not.toBeNull();
    for (const caller of others) {
      const client = project.as(caller);
      const answers = [
        await client.from('permit_costs').select('*'),
        await client.from('load_permits').select('*, permit_costs(*)').eq('load_id', load),
        await client.from('loads').select('*, load_permits(*, permit_costs(*))').eq('id', load),
        await client.from('load_customers').select('*'),
        await client.rpc('admin_search', { _text: String(COST) }),
        await client.rpc('load_readiness', { _load_ids: [load] }),
      ];
      expect(JSON.stringify(answers)).not.toContain(String(COST));
      expect(answers[0]?.data ?? []).toEqual([]);
      expect(answers[3]?.data ?? []).toEqual([]);
    }
    const { data } = await admin().from('permit_costs').select('cents').eq('cents', COST);
    expect(data).toHaveLength(1);
  });

  it('is in no realtime change and no log', async () => {
    const published = await project.sql<{ name: string }>(
      `select tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
    );
    const names = published.map(({ name }) => name);
    expect(names).not.toContain('permit_costs');
    expect(names).not.toContain('load_customers');
    const logged = await project.sql(
      `select from public.activity_log where label like $1 or label like $2`,
      [`%${String(COST)}%`, '%9,876.54%'],
    );
    expect(logged).toEqual([]);
  });

  it('and the PDF: the driver and pilots of the load read it, no one else', async () => {
    const load = await plan();
    await permit(load, 'OH');
    const [filed] = await permitsOf(load);
    const path = `${filed?.id ?? ''}/${randomUUID()}.pdf`;
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
    for (const caller of others) {
      expect(
        (await project.as(caller).storage.from('permits').upload(path, pdf)).error,
      ).not.toBeNull();
    }
    const bucket = admin().storage.from('permits');
    expect((await bucket.upload(path, pdf)).error).toBeNull();
    expect(
      (await bucket.upload('a.png', new Blob(['x'], { type: 'image/png' }))).error,
    ).not.toBeNull();
    expect((await project.as('driver').storage.from('permits').download(path)).data).toBeNull();
    await setPermit(filed?.id ?? '', { file_path: path });
    const readers = [];
    for (const caller of others) {
      const { data } = await project.as(caller).storage.from('permits').download(path);
      if (data !== null) readers.push(caller);
    }
    expect(readers).toEqual(['driver']);
  });
});
