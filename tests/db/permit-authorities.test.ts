import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { permitHelpers } from './support/permit-helpers.ts';
import { REFUSED, useProject } from './support/project.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { permit, plan } = starts(project);
const { admin, permitsOf, seen, setPermit } = permitHelpers(project);

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
    const { data } = await admin().rpc('load_start_problems', { _load_id: load });
    expect((data as { problem: string }[]).map(({ problem }) => problem)).toContain(
      'No OH permit (over legal width)',
    );
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
