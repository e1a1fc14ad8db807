import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { permitHelpers } from './support/permit-helpers.ts';
import { REFUSED, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { freeDriver, permit, plan, problems } = starts(project);
const { admin, entry, holdsOf, legsOf, permitsOf, savePermits, seen, setPermit } =
  permitHelpers(project);

const KING = { authority_type: 'county', authority: 'King County' };

/** A load with one confirmed leg per state. */
async function planned(...states: string[]) {
  const load = await plan({ width: 12 });
  const legs = states.map((jurisdiction) => ({ id: randomUUID(), jurisdiction }));
  const { error } = await admin().rpc('save_load_legs', {
    _load_id: load,
    _seen: await seen(load),
    _legs: legs,
  });
  expect(error).toBeNull();
  return load;
}

describe('Permits of several authorities', () => {
  it('can be on one leg, each authority once, until one has expired', async () => {
    const load = await planned('OH', 'IN');
    expect((await permit(load, 'OH', KING)).error).toBeNull();
    expect(
      (await permit(load, 'OH', { ...KING, authority: 'Seattle', authority_type: 'city' })).error,
    ).toBeNull();
    expect((await permit(load, 'OH', { ...KING, authority: 'king county' })).error?.code).toBe(
      '23505',
    );
    const ohio = (await permitsOf(load)).filter(({ jurisdiction }) => jurisdiction === 'OH');
    expect(ohio.map(({ authority_type }) => authority_type).sort()).toEqual([
      'city',
      'county',
      'state',
    ]);
    expect(new Set(ohio.map(({ leg_id }) => leg_id)).size).toBe(1);
    const county = ohio.find(({ authority_type }) => authority_type === 'county');
    expect(await setPermit(county?.id ?? '', { status: 'expired' })).toBeNull();
    expect((await permit(load, 'OH', KING)).error).toBeNull();
  });

  it('a county’s permit doesn’t replace the state’s', async () => {
    const load = await plan({ width: 12 });
    expect((await permit(load, 'OH', KING)).error).toBeNull();
    expect(await problems(load)).toContain('permit_missing: No OH permit (over legal width)');
  });

  it.each([
    { authority_type: 'county', authority: '' },
    { authority_type: 'village', authority: 'Seattle' },
    { trips: 0 },
    { axle_weights: [] },
    { axle_weights: [12_000, -1] },
    { travel_days: [] },
    { travel_days: ['monday'] },
    { travel_from: '07:00' },
    { travel_from: '17:00', travel_until: '07:00' },
    { curfews: 7 },
    { curfews: ['Daylight only'] },
    { curfews: {} },
    { curfews: [null] },
    { curfews: [{ days: ['mon'], from: '07:00', until: '09:00' }] },
    { curfews: [{ days: [], from: '07:00', until: '09:00', where: '' }] },
    { curfews: [{ days: ['mon'], from: '09:00', until: '07:00', where: '' }] },
    { curfews: [{ days: ['mon'], from: '7', until: '9', where: '' }] },
    { curfews: [{ days: ['mon'], from: '07:00', until: '09:00', where: '', cost: 5 }] },
  ])('refuses %j', async (parts) => {
    const load = await plan();
    expect((await permit(load, 'OH', parts)).error?.code).toBe(REFUSED);
  });

  it('keeps days, hours, curfews, axle weights, pilot cars and trips', async () => {
    const load = await plan();
    const terms = {
      trips: 2,
      axle_weights: [12_000, 46_000],
      travel_days: ['mon', 'tue'],
      travel_from: '06:30:00',
      travel_until: '24:00:00',
      is_night_allowed: true,
      curfews: [{ days: ['sat', 'sun'], from: '15:00', until: '24:00', where: 'Spokane' }],
      escorts: ['lead', 'chase', 'chase'],
    };
    expect((await permit(load, 'OH', terms)).error).toBeNull();
    const { data } = await admin()
      .from('load_permits')
      .select(Object.keys(terms).join(', '))
      .eq('load_id', load)
      .single();
    expect(data).toEqual(terms);
  });
});

describe('The permits of a leg', () => {
  it('move with it one by one, and a dropped leg asks for all of them', async () => {
    const load = await plan({ width: 12 });
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const legs = [
      { id: ids[0], jurisdiction: 'OH', exit_place: 'US-24' },
      { id: ids[1], jurisdiction: 'OH', entry_place: 'US-24' },
      { id: ids[2], jurisdiction: 'IN' },
    ];
    const save = async (saved: object[], permits: object = {}) =>
      (
        await admin().rpc('save_load_legs', {
          _load_id: load,
          _seen: await seen(load),
          _legs: saved,
          _permits: permits,
        })
      ).error;
    expect(await save(legs)).toBeNull();
    await savePermits([
      entry(ids[1], { permit_number: 'OH-1' }),
      entry(ids[1], { permit_number: 'KC-1', ...KING }),
    ]);
    const filed = (await permitsOf(load)).filter(({ leg_id }) => leg_id === ids[1]);
    const [state, county] = ['state', 'county'].map(
      (type) => filed.find(({ authority_type }) => authority_type === type)?.id ?? '',
    );
    const dropped = [{ ...legs[0], exit_place: '' }, legs[2] ?? {}];
    expect((await save(dropped, { [String(state)]: ids[0] }))?.message).toMatch(
      /^The King County, OH permit KC-1 is for leg 2 \(OH\)\./u,
    );
    const moves = { [String(state)]: ids[0], [String(county)]: ids[0] };
    expect(await save(dropped, moves)).toBeNull();
    expect((await permitsOf(load)).map((one) => [one.leg_id, one.status])).toEqual(
      expect.arrayContaining([
        [ids[0], 'amending'],
        [ids[0], 'amending'],
        [ids[2], 'needed'],
      ]),
    );
    // Undo: the legs and their permits as before.
    expect(await save(legs, { [String(state)]: ids[1], [String(county)]: ids[1] })).toBeNull();
    const after = (await permitsOf(load)).filter(({ leg_id }) => leg_id === ids[1]);
    expect(after.map(({ status, revision }) => [status, revision])).toEqual([
      ['issued', 1],
      ['issued', 1],
    ]);
    expect((await holdsOf(load)).every(({ cleared_at }) => cleared_at !== null)).toBe(true);
    const { data } = await admin().from('load_events').select('note').eq('load_id', load);
    expect(data).toContainEqual({
      note: 'Hold cleared: OH permit OH-1: it moved to leg 1 (OH). Cleared because: The change of the leg was undone.',
    });
  });

  it('stay on hold after an undo if they don’t cover the leg again', async () => {
    const load = await plan({ width: 12 });
    await permit(load, 'OH', { permit_number: 'OH-U', max_width: 12 });
    const legs = (await legsOf(load)).map(({ id, jurisdiction }) => ({ id, jurisdiction }));
    const save = async (exit_place: string) =>
      admin().rpc('save_load_legs', {
        _load_id: load,
        _seen: await seen(load),
        _legs: legs.map((leg) => ({ ...leg, exit_place })),
      });
    await save('US-24');
    expect(await permitsOf(load)).toMatchObject([{}, { status: 'amending' }]);
    await project.sql('update public.loads set width = 12.5 where id = $1', [load]);
    await save('');
    expect((await holdsOf(load)).map(({ cleared_at }) => cleared_at)).toContain(null);
  });

  it('entered in the grid keep what an admin typed; each authority has its own', async () => {
    const load = await plan({ width: 12, weight_lbs: 100_000 });
    const [oh] = await legsOf(load);
    const saved = await savePermits([
      entry(oh?.id, { trips: 1, axle_weights: [60_000, 70_000], escorts: ['lead'] }),
      entry(oh?.id, { ...KING, travel_from: '09:00', travel_until: '15:00' }),
      entry(oh?.id, { ...KING, authority: ' ' }),
      entry(oh?.id, { authority_type: 'city', authority: 'Dayton', axle_weights: [129_000] }),
      entry(oh?.id, { authority_type: 'city', authority: 'Lima', travel_from: '09:00' }),
      entry(oh?.id, KING),
    ]);
    expect(saved.map(({ problem }) => problem)).toEqual([
      null,
      null,
      'Enter which county issues the permit.',
      expect.stringMatching(/is 1,000 lb over all axle groups together\.$/u),
      'Enter when travel begins and when it ends that day, or neither.',
      expect.stringMatching(
        /already has King County, OH permit .* on this leg\. Amend that one\.$/u,
      ),
    ]);
    expect(await permitsOf(load)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ axle_weights: [60_000, 70_000], trips: 1, status: 'issued' }),
        expect.objectContaining({ travel_from: '09:00:00', authority: 'King County' }),
      ]),
    );
  });

  it('are all checked before the start, each in its own words', async () => {
    await freeDriver();
    const load = await plan({ width: 12 });
    await permit(load, 'OH');
    await permit(load, 'IN');
    await permit(load, 'OH', { ...KING, status: 'applied', permit_number: null });
    expect(await problems(load)).toEqual([
      'permit_not_issued: King County, OH permit isn’t issued',
    ]);
    const county = (await permitsOf(load)).find(({ authority }) => authority !== '');
    await setPermit(county?.id ?? '', {
      status: 'issued',
      permit_number: 'KC',
      valid_from: day(-9),
      valid_until: day(-8),
    });
    await setPermit(county?.id ?? '', { status: 'expired' });
    expect(await problems(load)).toEqual(['permit_not_issued: King County, OH permit has expired']);
    await permit(load, 'OH', KING);
    expect(await problems(load)).toEqual([]);
  });
});
