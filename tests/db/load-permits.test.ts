import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runJob } from './support/jobs.ts';
import { permitHelpers } from './support/permit-helpers.ts';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { permit, plan } = starts(project);
const { admin, entry, legsOf, permitsOf, savePermits, seen, setPermit } = permitHelpers(project);

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

  it('reveals nothing to a driver about other loads’ permits', async () => {
    const [other, load] = [await plan(), await plan()];
    await permit(other, 'OH', { permit_number: 'TAKEN-7' });
    const { error } = await project
      .as('driver')
      .from('load_permits')
      .insert({ load_id: load, jurisdiction: 'OH', permit_number: 'TAKEN-7' });
    expect(error).toMatchObject({ code: FORBIDDEN, message: 'Only an admin can do this.' });
  });

  it('number ends up on only one load when 20 loads get it simultaneously', async () => {
    const loads: string[] = [];
    for (let n = 0; n < 20; n += 1) loads.push(await plan());
    const answers = await Promise.all(
      loads.map((load) => permit(load, 'OH', { permit_number: 'OH-RACE' })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('each leg has its permit, so a load that crosses a state twice has two', async () => {
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

  it('expires by the clock, in its zone', async () => {
    const load = await plan();
    await permit(load, 'OH', { valid_from: day(-9), valid_until: day(-3) });
    await permit(load, 'IN');
    await runJob(project, 'expire-permits');
    expect((await permitsOf(load)).map(({ status }) => status)).toEqual(['issued', 'expired']);
  });
});

describe('Permits entered in the grid', () => {
  it('rows of the grid are saved one by one; each refused row says why', async () => {
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

  it('rows of the grid that are sent twice are stored once', async () => {
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
    [{ valid_until: day(-2) }, 'The permit ends before it begins.'],
    [{ valid_from: '0026-12-01' }, 'Enter a year from 2000 to 2099.'],
    [{ valid_until: '20226-12-01' }, 'Enter a year from 2000 to 2099.'],
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

  it('only admins enter permits in the grid', async () => {
    for (const caller of ['driver', 'pilot', 'carrier', 'moderator', 'customer'] as const) {
      await expect(savePermits([entry(randomUUID())], caller)).rejects.toMatchObject({
        code: FORBIDDEN,
      });
    }
  });
});

describe('The permit desk', () => {
  it('lists permits of open loads, late ones first, for admins only', async () => {
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
      'late OH',
      'applied IN',
    ]);
    const planned = await plan({ width: 12, pickup_at: `${day(2)}T15:30:00Z` });
    const legs = ['OH', 'MI', 'IN'].map((jurisdiction) => ({ id: randomUUID(), jurisdiction }));
    await admin().rpc('save_load_legs', {
      _load_id: planned,
      _seen: await seen(planned),
      _legs: legs,
    });
    // Michigan's rules say up to ten business days.
    const inOrder = await admin().rpc('permit_desk', { _per_group: 200 });
    expect(
      (inOrder.data as typeof rows).flatMap(({ load_id, jurisdiction }) =>
        load_id === planned ? [jurisdiction] : [],
      ),
    ).toEqual(['MI', 'OH', 'IN']);
    const entries = rows
      .filter(({ desk_group }) => desk_group === 'issued')
      .map(({ entry_at }) => Date.parse(entry_at));
    expect(entries).toEqual([...entries].sort((a, b) => a - b));
    expect(JSON.stringify(rows)).not.toMatch(/cents|cost/u);
    expect((await project.as('driver').rpc('permit_desk')).error?.code).toBe(FORBIDDEN);
  });
});
