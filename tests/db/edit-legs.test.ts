import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { permitHelpers } from './support/permit-helpers.ts';
import { REFUSED, STALE, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { freeDriver, permit, plan, start } = starts(project);
const { admin, holdsOf, legsOf, permitsOf, seen, setPermit } = permitHelpers(project);

interface Options {
  permits?: Record<string, string>;
  reason?: string;
  version?: string | undefined;
}
const saveLegs = async (load: string, legs: object[], { permits, reason, version }: Options = {}) =>
  (
    await admin().rpc('save_load_legs', {
      _load_id: load,
      _seen: version ?? (await seen(load)),
      _legs: legs,
      ...(permits && { _permits: permits }),
      ...(reason !== undefined && { _reason: reason }),
    })
  ).error;

/** Splits the first leg at a place, as the editor does. */
const splitFirst = async (load: string, place: string) => {
  const [first, ...others] = await legsOf(load);
  const second = { ...first, id: randomUUID(), entry_place: place };
  const before = [{ ...first }, ...others];
  expect(await saveLegs(load, [{ ...first, exit_place: place }, second, ...others])).toBeNull();
  return { before, second };
};
const statesOf = async (load: string) =>
  (await legsOf(load)).map(({ jurisdiction }) => jurisdiction).join(' ');

describe('A leg', () => {
  it.each([
    [{ miles: 0 }, 'Enter 1 to 5,000 miles for leg 2 (IN).'],
    [{ miles: -3 }, 'Enter 1 to 5,000 miles for leg 2 (IN).'],
    [{ miles: 5001 }, 'Enter 1 to 5,000 miles for leg 2 (IN).'],
    [{ entry_place: 'Angola' }, 'Leg 1 ends in Richmond. Leg 2 must start there.'],
    [
      { planned_entry_at: `${day(3)}T15:00:00Z`, planned_exit_at: `${day(3)}T14:00:00Z` },
      'The planned exit of leg 2 (IN) is before its entry.',
    ],
    [
      { road: 'I'.repeat(161) },
      'Places and road of leg 2 (IN) can have up to 160 characters each, on one line.',
    ],
    [
      { exit_place: 'Gary\nIN' },
      'Places and road of leg 2 (IN) can have up to 160 characters each, on one line.',
    ],
  ])('is refused with %o, and nothing is saved', async (parts, message) => {
    const load = await plan();
    const [ohio, indiana] = await legsOf(load);
    const changed = { ...ohio, exit_place: 'Richmond', road: 'US-40' };
    expect(
      await saveLegs(load, [changed, { ...indiana, entry_place: 'Richmond', ...parts }]),
    ).toMatchObject({ code: REFUSED, message });
    expect(await legsOf(load)).toEqual([ohio, indiana]);
  });

  it('can’t be listed twice', async () => {
    const load = await plan();
    const [ohio] = await legsOf(load);
    const twice = { ...ohio, entry_place: '', exit_place: '' };
    expect(await saveLegs(load, [twice, twice])).toMatchObject({
      code: REFUSED,
      message: 'A leg is listed twice. Reload the page.',
    });
  });

  it('may write the place where it starts in its own way', async () => {
    const load = await plan();
    const [ohio, indiana] = await legsOf(load);
    expect(
      await saveLegs(load, [
        { ...ohio, exit_place: 'Saint-Jérôme' },
        { ...indiana, entry_place: 'ST. JEROME' },
      ]),
    ).toBeNull();
  });

  it('can’t start or end before the leg ahead of it ends', async () => {
    const load = await plan();
    const [ohio, indiana] = await legsOf(load);
    const first = { ...ohio, planned_exit_at: `${day(3)}T15:00:00Z` };
    for (const parts of [
      { planned_entry_at: `${day(3)}T14:00:00Z` },
      { planned_exit_at: `${day(3)}T14:00:00Z` },
    ]) {
      expect(await saveLegs(load, [first, { ...indiana, ...parts }])).toMatchObject({
        message: 'Leg 2 (IN) starts before the leg ahead of it ends.',
      });
    }
  });

  it('keeps road, miles and whether the miles are an estimate', async () => {
    const load = await plan();
    const [ohio, indiana] = await legsOf(load);
    const edited = { road: 'I-75 and I-70', miles: 41, miles_is_estimate: false };
    expect(
      await saveLegs(load, [
        { ...ohio, ...edited },
        { ...indiana, miles: null },
      ]),
    ).toBeNull();
    expect(await legsOf(load)).toMatchObject([edited, { miles: null, miles_is_estimate: true }]);
  });

  it('can be split in two in the same state, at a place', async () => {
    const load = await plan();
    const [ohio, indiana] = await legsOf(load);
    const second = { ...ohio, id: randomUUID() };
    const split = (exit: string, entry: string) =>
      saveLegs(load, [
        { ...ohio, exit_place: exit },
        { ...second, entry_place: entry },
        { ...indiana },
      ]);
    for (const [exit, entry] of [
      ['', ''],
      ['', 'Eaton'],
      ['Eaton', ''],
    ] as const) {
      expect(await split(exit, entry)).toMatchObject({
        message: 'OH is listed twice in a row. Enter the place where leg 1 ends and leg 2 starts.',
      });
    }
    expect(await split('Eaton', 'Eaton')).toBeNull();
    expect(await statesOf(load)).toBe('OH OH IN');
  });

  it('of two dispatchers is saved once, and the second one learns of it', async () => {
    const load = await plan();
    const version = await seen(load);
    const [ohio, indiana] = await legsOf(load);
    const answers = await Promise.all(
      ['US-40', 'US-35'].map((road) =>
        saveLegs(load, [{ ...ohio, road }, { ...indiana }], { version }),
      ),
    );
    expect(answers.map((error) => error?.code).toSorted()).toEqual([STALE, undefined]);
  });
});

describe('A leg that the truck has entered', () => {
  beforeAll(freeDriver);
  const driving = async () => {
    await freeDriver();
    const load = await plan();
    const times = {
      planned_entry_at: `${day(2)}T15:00:00Z`,
      planned_exit_at: `${day(2)}T18:00:00Z`,
    };
    const [ohio, indiana] = await legsOf(load);
    expect(await saveLegs(load, [{ ...ohio, ...times }, { ...indiana }])).toBeNull();
    expect(await start('driver', load)).toBeNull();
    return load;
  };

  it('can’t move, go or become another state’s', async () => {
    const load = await driving();
    const [ohio, indiana] = await legsOf(load);
    const michigan = { id: randomUUID(), jurisdiction: 'MI' };
    for (const legs of [
      [indiana],
      [michigan, ohio, indiana],
      [{ ...ohio, jurisdiction: 'MI' }, indiana],
    ]) {
      expect(await saveLegs(load, legs as object[])).toMatchObject({
        code: REFUSED,
        message: 'The truck has entered leg 1 (OH). Keep that leg where it is.',
      });
    }
    expect(await statesOf(load)).toBe('OH IN');
  });

  it('gets other planned times only with a reason, which the log keeps', async () => {
    const load = await driving();
    const [ohio, indiana] = await legsOf(load);
    const legs = [{ ...ohio, planned_exit_at: `${day(2)}T20:30:00Z` }, { ...indiana }];
    for (const reason of [undefined, ' ', 'A'.repeat(501)]) {
      expect(await saveLegs(load, legs, reason === undefined ? {} : { reason })).toMatchObject({
        code: REFUSED,
        message:
          'The truck has entered leg 1 (OH). Enter a reason of up to 500 characters to change its times.',
      });
    }
    expect(await saveLegs(load, legs, { reason: 'Fog on I-70' })).toBeNull();
    const { data } = await admin().from('load_events').select('note').eq('load_id', load);
    expect(data?.map(({ note }) => note as string)).toContainEqual(
      expect.stringMatching(
        /^Planned times of leg 1 \(OH\) changed to .* to .* \(were .* to .*\)\. Reason: Fog on I-70$/u,
      ),
    );
    // Road and miles need no reason.
    const [now, next] = await legsOf(load);
    expect(await saveLegs(load, [{ ...now, road: 'US-40', miles: 44 }, { ...next }])).toBeNull();
  });
});

it('A state that is split is entered once on the customer’s timeline', async () => {
  const load = await plan();
  await splitFirst(load, 'Eaton');
  const [row] = await project.sql<{
    timeline: { steps: { kind: string; jurisdiction: string | null }[] };
  }>(
    'select private.load_timeline(load, false) as timeline from public.loads as load where id = $1',
    [load],
  );
  const entered = row?.timeline.steps.filter(({ kind }) => kind === 'entered');
  expect(entered?.map(({ jurisdiction }) => jurisdiction)).toEqual(['IN']);
});

describe('The permit of a leg', () => {
  it('names itself when its leg is dropped, and nothing changes', async () => {
    const load = await plan();
    await permit(load, 'OH', { permit_number: 'OH-77' });
    const [ohio, indiana] = await legsOf(load);
    for (const legs of [[indiana], [{ ...ohio, jurisdiction: 'MI' }, indiana]] as object[][]) {
      expect(await saveLegs(load, legs)).toMatchObject({
        code: REFUSED,
        message:
          'The OH permit OH-77 is for leg 1 (OH). Choose another leg in OH for it, or remove the permit first.',
      });
    }
    expect(await legsOf(load)).toEqual([ohio, indiana]);
    expect(await permitsOf(load)).toMatchObject([{ leg_id: ohio?.id, status: 'issued' }]);
  });

  it('moves to the leg that dispatch names, and an issued one has to be amended', async () => {
    const load = await plan();
    await permit(load, 'OH', { permit_number: 'OH-78' });
    const { second } = await splitFirst(load, 'Eaton');
    const [filed] = await permitsOf(load);
    const [, , indiana] = await legsOf(load);
    const joined = { ...second, entry_place: 'Dayton, OH' };
    const permits = { [filed?.id ?? '']: second.id };
    expect(await saveLegs(load, [joined, { ...indiana }], { permits })).toBeNull();
    expect(await permitsOf(load)).toMatchObject([{ leg_id: second.id, status: 'amending' }]);
    expect(await holdsOf(load)).toMatchObject([
      { reason: 'OH permit OH-78: it moved to leg 1 (OH)' },
    ]);
  });

  it('can’t move to another state, another load or a leg with a permit', async () => {
    const [load, other] = [await plan(), await plan({ driver_id: null })];
    await permit(load, 'OH', { permit_number: 'OH-79' });
    await splitFirst(load, 'Eaton');
    await permit(load, 'OH', { permit_number: 'OH-80' });
    const legs = await legsOf(load);
    const [first, second, indiana] = legs;
    const [theirs] = await legsOf(other);
    const id = (await permitsOf(load)).find(({ leg_id }) => leg_id === first?.id)?.id ?? '';
    for (const leg of [indiana, theirs]) {
      expect(await saveLegs(load, legs, { permits: { [id]: leg?.id ?? '' } })).toMatchObject({
        code: REFUSED,
        message: 'Choose a leg in OH for the OH permit OH-79.',
      });
    }
    expect(await saveLegs(load, legs, { permits: { [id]: second?.id ?? '' } })).toMatchObject({
      code: REFUSED,
      message: 'A permit is on leg 2 (OH) already, so it can’t take the OH permit OH-79.',
    });
  });

  it('goes with its leg if it wasn’t applied for', async () => {
    const load = await plan({ width: 12 });
    expect(await saveLegs(load, await legsOf(load))).toBeNull();
    const [, indiana] = await legsOf(load);
    expect(await saveLegs(load, [{ ...indiana }])).toBeNull();
    expect(await permitsOf(load)).toMatchObject([{ jurisdiction: 'IN', status: 'needed' }]);
  });

  it('stays valid when its leg is split and joined again', async () => {
    const load = await plan();
    await permit(load, 'OH');
    const { before } = await splitFirst(load, 'Eaton');
    expect(await saveLegs(load, before)).toBeNull();
    expect(await permitsOf(load)).toMatchObject([{ status: 'issued' }]);
    expect(await holdsOf(load)).toEqual([]);
  });

  it('has to be amended when it was changed after the split and its leg grows again', async () => {
    const load = await plan();
    await permit(load, 'OH');
    const { before } = await splitFirst(load, 'Eaton');
    const [filed] = await permitsOf(load);
    expect(await setPermit(filed?.id ?? '', { route_text: 'To Eaton' })).toBeNull();
    expect(await saveLegs(load, before)).toBeNull();
    expect(await permitsOf(load)).toMatchObject([{ status: 'amending' }]);
  });
});
