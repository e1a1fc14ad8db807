import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { permitHelpers } from './support/permit-helpers.ts';
import { FORBIDDEN, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

interface Listed {
  load_id: string;
  load_number: string;
  jurisdiction: string;
  desk_group: string;
  in_group: number;
  to_enter: number;
  place_key: string;
}

interface Count {
  desk_group: string;
  jurisdiction: string;
  permits: number;
}

const project = useProject();
const { permit, plan } = starts(project);
const { admin } = permitHelpers(project);

describe('The permit desk’s search', () => {
  const tag = randomUUID().slice(0, 8);
  let load: string;
  let number: string;

  beforeAll(async () => {
    load = await plan({ title: `Press ${tag}`, pickup_at: `${day(1)}T15:00:00Z` });
    await permit(load, 'OH', { permit_number: `OH-100%-${tag}` });
    await permit(load, 'IN', { status: 'applied' });
    const other = await plan({ title: 'In the way' });
    await permit(other, 'MI', { status: 'applied' });
    await project.sql(
      `insert into public.load_customers (load_id, name, company) values ($1, 'Kate Luther', $2)
       on conflict (load_id) do update set name = excluded.name, company = excluded.company`,
      [load, `Ohio Valley ${tag}`],
    );
    const [row] = await project.sql<{ number: string }>(
      'select number from public.loads where id = $1',
      [load],
    );
    number = row?.number ?? '';
  });

  const find = async (args: object) =>
    (await admin().rpc('permit_desk', { _per_group: 500, ...args })).data as Listed[];
  /** `applied IN` of the load above, in the order of the answer. */
  const found = async (args: object) =>
    (await find(args)).flatMap(({ load_id: id, desk_group: group, jurisdiction }) =>
      id === load ? [`${group} ${jurisdiction}`] : [],
    );
  const both = ['applied IN', 'issued OH'];

  it.each([
    ['the load’s number', () => number.toLowerCase(), both],
    ['its title', () => `press ${tag}`, both],
    ['the customer’s name and company, in any order', () => `${tag} valley kate`, both],
    ['the permit number, with its % as a plain character', () => `100%-${tag}`, ['issued OH']],
    ['a state’s code', () => `oh ${tag}`, ['issued OH']],
    ['spaces around the words', () => `  ${tag}   in `, ['applied IN']],
    ['a word that isn’t there', () => `${tag} absent`, []],
  ])('finds a permit by %s', async (_, search, expected) => {
    expect(await found({ _search: search() })).toEqual(expected);
  });

  it('finds only a state’s permits by its code, not the letters in other words', async () => {
    const states = (await find({ _search: 'IN' })).map(({ jurisdiction }) => jurisdiction);
    expect(new Set(states)).toEqual(new Set(['IN']));
  });

  it('shows one group or state, with its full count', async () => {
    expect(await found({ _group: 'applied', _search: tag })).toEqual(['applied IN']);
    expect(await found({ _state: 'OH', _search: tag })).toEqual(['issued OH']);
    const [first, ...rest] = await find({ _group: 'applied', _per_group: 1 });
    expect(rest).toEqual([]);
    expect(first?.in_group).toBeGreaterThan(1);
  });

  it('returns a group in pages, each permit once and in order', async () => {
    const whole = await find({ _group: 'applied' });
    const paged: Listed[] = [];
    for (let page = 0; page <= whole.length; page += 1) {
      const after = paged.at(-1)?.place_key ?? '';
      const [next] = await find({ _group: 'applied', _per_group: 1, _after: after });
      if (next !== undefined) paged.push(next);
    }
    expect(paged).toEqual(whole);
  });

  it('says how many permits of the load are still to be entered, even under a filter', async () => {
    const [row] = await find({ _search: tag, _state: 'OH' });
    expect(row).toMatchObject({ load_number: number, to_enter: 1 });
  });

  it('counts what a search finds, by group and state, for admins only', async () => {
    const found = await admin().rpc('permit_desk_counts', { _search: tag });
    expect(found.data as Count[]).toEqual([
      { desk_group: 'applied', jurisdiction: 'IN', permits: 1 },
      { desk_group: 'issued', jurisdiction: 'OH', permits: 1 },
    ]);
    const all = (await admin().rpc('permit_desk_counts')).data as Count[];
    const total = all.reduce((sum, { permits }) => sum + permits, 0);
    expect(total).toBe((await find({})).length);
    expect((await project.as('driver').rpc('permit_desk_counts')).error?.code).toBe(FORBIDDEN);
  });
});
