import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { clearBoard } from './support/board.ts';
import { insertLoad, saveLoad } from './support/loads.ts';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';
import { RULES, SOURCES } from './support/rule-helpers.ts';
import { day } from './support/start.ts';

interface Row {
  desk_group: string;
  in_group: number;
  permit_id: string | null;
  load_id: string;
  jurisdiction: string;
  leg_id: string | null;
  apply_by: string | null;
  needed_on: string | null;
  lead_days: number;
  lead_stated: string | null;
  lead_certainty: string | null;
  days_late: number | null;
  is_superload: boolean;
  is_confirmed: boolean;
  place_key: string;
}

const project = useProject();
const admin = () => project.as('admin');

const desk = async (args: object = {}) => {
  const answer = await admin().rpc('permit_desk', { _per_group: 500, ...args });
  expect(answer.error).toBeNull();
  return answer.data as Row[];
};
const rowsOf = async (load: string, args: object = {}) =>
  (await desk(args)).filter(({ load_id: id }) => id === load);
/** The desk's row of a load in a state. */
async function rowOf(load: string, state: string): Promise<Row> {
  const found = (await rowsOf(load)).find(({ jurisdiction }) => jurisdiction === state);
  if (found === undefined) throw new Error(`The desk doesn’t list ${state}.`);
  return found;
}
/** A wide load with unconfirmed legs. */
const wideLoad = (parts: Record<string, unknown> = {}) =>
  insertLoad(project, {
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
    status: 'planned',
    width: 12,
    pickup_at: '2031-12-17T15:00:00Z',
    delivery_at: '2031-12-19T15:00:00Z',
    ...parts,
  });
const ours = (state: string, days: object) =>
  admin().from('permit_lead_times').update(days).eq('jurisdiction', state).select('jurisdiction');
const rule = (state: string, name: string, value: string, parts: object = {}) =>
  admin().rpc('save_rule', {
    _id: randomUUID(),
    _replaces: null,
    _row: {
      state,
      rule: name,
      value,
      road_class: 'any',
      comparison: 'text',
      certainty: 'B',
      as_of: '2026-11',
      ...parts,
    },
    _source: { id: 'gao' },
  });

beforeAll(async () => {
  await clearBoard(project);
  const { error } = await admin().rpc('import_rules', {
    _rules: RULES,
    _sources: SOURCES,
    _seen: (await project.as('visitor').rpc('rules_version')).data as number,
  });
  expect(error).toBeNull();
});

describe('Lead times', () => {
  const inUse = async (state: string) => {
    const answer = await admin().rpc('permit_lead_times_in_use');
    return (answer.data as { jurisdiction: string; is_superload: boolean; updated_at: string }[])
      .filter(({ jurisdiction }) => jurisdiction === state)
      .sort((one, other) => Number(one.is_superload) - Number(other.is_superload))
      .map(({ jurisdiction: _, is_superload: __, updated_at: ___, ...time }) => time);
  };

  it('come from the rules, the longer end of a range, otherwise from our setting', async () => {
    expect(await inUse('ON')).toEqual([
      { own_days: 5, days: 3, stated: '1-3', certainty: 'C' },
      { own_days: 15, days: 14, stated: '5-14', certainty: 'C' },
    ]);
    expect(await inUse('NY')).toEqual([
      { own_days: 5, days: 5, stated: null, certainty: null },
      { own_days: 15, days: 14, stated: '14', certainty: 'C' },
    ]);
  });

  it('use our setting while a rule can’t be read as days, and the longest of several rules', async () => {
    expect((await rule('VT', 'permit_lead_business_days', 'about a week')).error).toBeNull();
    expect((await inUse('VT'))[0]).toEqual({ own_days: 5, days: 5, stated: null, certainty: null });
    expect((await rule('ME', 'permit_lead_business_days', '2')).error).toBeNull();
    await project.sql(
      `insert into public.state_rules (
         state, rule, comparison, value, unit, certainty, source_ids, is_conflict, opened_in
       ) select state, rule, comparison, '3-4', unit, 'C', '{v1}', true, opened_in
       from public.state_rules where state = 'ME' and rule = 'permit_lead_business_days'`,
    );
    expect((await inUse('ME'))[0]).toEqual({ own_days: 5, days: 4, stated: '3-4', certainty: 'C' });
  });

  it('are changed by admins only, within 90 business days', async () => {
    expect((await ours('OH', { routine_days: 91 })).error?.code).toBe(REFUSED);
    expect((await ours('OH', { routine_days: 2 })).data).toHaveLength(1);
    expect((await inUse('OH'))[0]).toEqual({ own_days: 2, days: 2, stated: null, certainty: null });
    await ours('OH', { routine_days: 5 });
    for (const caller of ['moderator', 'driver', 'customer'] as const) {
      const client = project.as(caller);
      expect((await client.from('permit_lead_times').select()).data).toEqual([]);
      const changed = await client
        .from('permit_lead_times')
        .update({ routine_days: 1 })
        .eq('jurisdiction', 'OH')
        .select();
      expect(changed.data).toEqual([]);
      expect((await client.rpc('permit_lead_times_in_use')).error?.code).toBe(FORBIDDEN);
    }
  });
});

describe('Apply-by', () => {
  it('is the last business day that leaves the office its lead time before the leg’s entry', async () => {
    const load = await wideLoad();
    expect(await rowOf(load, 'OH')).toMatchObject({
      apply_by: '2031-12-10',
      needed_on: '2031-12-17',
      lead_days: 5,
      lead_stated: null,
      desk_group: 'later',
    });
    await project.sql(
      `update public.load_legs set planned_entry_at = '2031-12-19T02:00:00Z'
       where load_id = $1 and jurisdiction = 'IN'`,
      [load],
    );
    // 9:00 PM the day before in Indiana.
    expect((await rowOf(load, 'IN')).apply_by).toBe('2031-12-11');
  });

  it('names the rule, its range and its certainty', async () => {
    const load = await wideLoad({ origin: 'Lansing, MI', destination: 'Toledo, OH' });
    expect(await rowOf(load, 'MI')).toMatchObject({
      apply_by: '2031-12-03',
      lead_days: 10,
      lead_stated: '1-10',
      lead_certainty: 'C',
    });
  });

  it('is never a holiday', async () => {
    await ours('OH', { routine_days: 1 });
    const load = await wideLoad({ pickup_at: '2031-07-07T15:00:00Z' });
    // July 4 is a Friday.
    expect((await rowOf(load, 'OH')).apply_by).toBe('2031-07-03');
    await ours('OH', { routine_days: 5 });
  });

  it('isn’t known without a pickup date', async () => {
    const load = await wideLoad({ pickup_at: null, delivery_at: null });
    expect(await rowOf(load, 'OH')).toMatchObject({
      apply_by: null,
      days_late: null,
      desk_group: 'later',
      needed_on: null,
    });
    const superload = await wideLoad({ width: 17, pickup_at: null, delivery_at: null });
    expect((await rowOf(superload, 'OH')).desk_group).toBe('soon');
  });
});

describe('A superload', () => {
  it('is decided by the declared size, then by the measured one', async () => {
    const load = await wideLoad({ width: 14 });
    // Exactly at Ohio's 168 inches, which is not over.
    expect((await rowOf(load, 'OH')).is_superload).toBe(false);
    await admin().rpc('record_measure', {
      _id: randomUUID(),
      _load_id: load,
      _length: 40,
      _width: 14.1,
      _height: 13,
    });
    expect(await rowOf(load, 'OH')).toMatchObject({
      is_superload: true,
      apply_by: '2031-11-25',
      lead_days: 15,
    });
    expect((await rowOf(load, 'IN')).is_superload).toBe(false);
  });

  it.each([
    ['height', { height: 14.6 }, ['OH']],
    ['weight', { weight_lbs: 120_001 }, ['IN', 'OH']],
    ['length', { length: 200 }, ['IN']],
    ['nothing', { width: 8, weight_lbs: 90_000 }, []],
  ])('is decided by its %s, too', async (_, size, states) => {
    const load = await wideLoad(size);
    const found = (await rowsOf(load)).filter(({ is_superload: isSuperload }) => isSuperload);
    expect(found.map(({ jurisdiction }) => jurisdiction).sort()).toEqual(states);
  });

  it('is one if any of several conflicting values says so', async () => {
    // Michigan: 200,000 lb, or 164,000 lb by another source.
    const load = await wideLoad({ origin: 'Lansing, MI', weight_lbs: 164_001 });
    expect((await rowOf(load, 'MI')).is_superload).toBe(true);
  });

  it('may be one over the largest size that a routine permit covers', async () => {
    expect(
      (await rule('OH', 'permit_max_width_in', '150', { comparison: 'over', unit: 'in' })).error,
    ).toBeNull();
    const [within, over] = [await wideLoad({ width: 12.5 }), await wideLoad({ width: 13 })];
    expect((await rowOf(within, 'OH')).is_superload).toBe(false);
    expect((await rowOf(over, 'OH')).is_superload).toBe(true);
  });

  it('is one where its customer’s assessment says so, until it is measured', async () => {
    const quote = randomUUID();
    const states = ['OH', 'IN'].map((state) => ({
      state,
      expectation: 'superload_possible',
      superload: state === 'OH' ? 'possible' : 'unknown',
      over: ['width'],
      isAtThreshold: false,
      escorts: { atLeast: 1, possible: 0, isPartlyUnknown: false },
    }));
    const { error } = await project
      .as('visitor')
      .from('quotes')
      .insert(
        aQuote({
          id: quote,
          assessment: {
            rules_version: 1,
            rules_as_of: '2026-11-22',
            trailer: '9-axle RGN',
            size: { width: 12, height: 15, overallLength: 95, gross: 130_000 },
            states,
          },
        }),
      );
    expect(error).toBeNull();
    const load = await wideLoad({ quote_id: quote });
    expect((await rowOf(load, 'OH')).is_superload).toBe(true);
    expect((await rowOf(load, 'IN')).is_superload).toBe(false);
    await admin().rpc('record_measure', {
      _id: randomUUID(),
      _load_id: load,
      _length: 80,
      _width: 12,
      _height: 13,
    });
    expect((await rowOf(load, 'OH')).is_superload).toBe(false);
  });
});

describe('Unconfirmed legs', () => {
  const permits = (load: string) =>
    project.sql('select id from public.load_permits where load_id = $1', [load]);

  it('need permits too, which leave with their leg', async () => {
    const load = await wideLoad({ origin: 'Lima, OH', destination: 'Gary, IN' });
    const listed = await rowsOf(load);
    expect(listed.map(({ jurisdiction }) => jurisdiction)).toEqual(['OH', 'IN']);
    expect(listed[0]).toMatchObject({ permit_id: null, is_confirmed: false });
    expect(await saveLoad(project, load, { destination: 'Ann Arbor, MI' })).toBeNull();
    expect((await rowsOf(load)).map(({ jurisdiction }) => jurisdiction).sort()).toEqual([
      'MI',
      'OH',
    ]);
    expect(await permits(load)).toEqual([]);
  });

  it('are listed once when they are confirmed, then with a permit', async () => {
    const load = await wideLoad();
    const [before] = await rowsOf(load);
    const { error } = await admin().rpc('save_load_legs', {
      _load_id: load,
      _seen: (
        await admin()
          .from('loads')
          .select('updated_at')
          .eq('id', load)
          .single<{ updated_at: string }>()
      ).data?.updated_at,
      _legs: (await rowsOf(load)).map(({ leg_id: id, jurisdiction }) => ({ id, jurisdiction })),
    });
    expect(error).toBeNull();
    const after = await rowsOf(load);
    expect(after.map(({ jurisdiction }) => jurisdiction)).toEqual(['OH', 'IN']);
    expect(after[0]).toMatchObject({ leg_id: before?.leg_id, is_confirmed: true });
    expect(after.every(({ permit_id: id }) => id !== null)).toBe(true);
  });

  it('aren’t listed for a legal load or a closed one', async () => {
    expect(await rowsOf(await wideLoad({ width: 8 }))).toEqual([]);
    expect(await rowsOf(await wideLoad({ status: 'cancelled' }))).toEqual([]);
  });

  it('are replaced by origin and destination if no legs can be proposed', async () => {
    const load = await wideLoad({ destination: 'The new yard' });
    expect(await rowsOf(load)).toMatchObject([{ jurisdiction: 'OH', leg_id: null }]);
    const both = await wideLoad();
    await project.sql('delete from public.load_legs where load_id = $1', [both]);
    const rows = await rowsOf(both);
    expect(rows.map(({ jurisdiction }) => jurisdiction).sort()).toEqual(['IN', 'OH']);
    // Pages go on after a key, so two rows with one key would lose the second.
    expect(new Set(rows.map(({ place_key: key }) => key)).size).toBe(2);
  });
});

describe('The order of the permit desk', () => {
  it('starts with the latest apply-by, pages by key and counts each group', async () => {
    const soon = await wideLoad({ title: 'Soon', pickup_at: `${day(12)}T15:00:00Z` });
    const late = await wideLoad({ title: 'Late', pickup_at: `${day(1)}T15:00:00Z` });
    const later = await wideLoad({ title: 'Later still', pickup_at: `${day(2)}T15:00:00Z` });
    const superload = await wideLoad({
      title: 'Accepted today',
      width: 17,
      pickup_at: `${day(10)}T15:00:00Z`,
    });
    const rows = await desk();
    const ofGroup = (group: string) => rows.filter(({ desk_group: own }) => own === group);
    expect([...new Set(rows.map(({ desk_group: group }) => group))].slice(0, 3)).toEqual([
      'late',
      'soon',
      'later',
    ]);
    // The superload is picked up last, but has to be applied for first.
    expect([...new Set(ofGroup('late').map(({ load_id: id }) => id))]).toEqual([
      superload,
      late,
      later,
    ]);
    expect(ofGroup('soon').map(({ load_id: id }) => id)).toContain(soon);
    // On a Sunday, Friday's apply-by is late by a business day.
    for (const { days_late: days, apply_by: last } of ofGroup('late')) {
      expect(days).toBeGreaterThanOrEqual((last ?? '') < day(-1) ? 1 : 0);
    }
    for (const { days_late: days } of ofGroup('soon')) expect(days ?? -1).toBeLessThan(0);
    for (const group of ['late', 'later']) {
      const whole = ofGroup(group);
      const paged: Row[] = [];
      for (let page = 0; page <= whole.length; page += 1) {
        const [next] = await desk({
          _group: group,
          _per_group: 1,
          _after: paged.at(-1)?.place_key ?? '',
        });
        if (next !== undefined) paged.push(next);
      }
      expect(paged).toEqual(whole);
      expect(whole[0]?.in_group).toBe(whole.length);
    }
    const counts = (await admin().rpc('permit_desk_counts')).data as {
      desk_group: string;
      permits: number;
    }[];
    const late2 = counts.filter(({ desk_group: group }) => group === 'late');
    expect(late2.reduce((sum, { permits }) => sum + permits, 0)).toBe(ofGroup('late').length);
  });
});
