import { beforeAll, describe, expect, it } from 'vitest';
import { insertLoad } from './support/loads.ts';
import { answerTo } from './support/offers.ts';
import { FORBIDDEN, useProject } from './support/project.ts';

const project = useProject();
const admin = () => project.as('admin');
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const load = (parts: Record<string, unknown>) =>
  insertLoad(project, {
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
    status: 'planned',
    ...parts,
  });
const closed = (parts: Record<string, unknown>) =>
  load({ status: 'delivered', pickup_at: inDays(-9), delivery_at: inDays(-8), ...parts });
const numberOf = async (id: string) => {
  const [row] = await project.sql<{ number: string }>(
    'select number from public.loads where id = $1',
    [id],
  );
  return row?.number ?? null;
};
const neighbors = async (id: string, args: object = {}) => {
  const { data, error } = await answerTo<{ previous: string | null; next: string | null }[]>(
    admin().rpc('neighbors_by_pickup', { _load_id: id, ...args }),
  );
  expect(error).toBeNull();
  return data[0];
};
const listed = async (args: object = {}) => {
  const { data } = await answerTo<{ id: string }[]>(
    admin().rpc('loads_by_pickup', { ...args, _limit: 100 }),
  );
  return data.map(({ id }) => id);
};

beforeAll(async () => {
  // Without demo loads: only what a test creates.
  await project.sql('alter table public.loads disable trigger user');
  await project.sql('delete from public.charges');
  await project.sql('delete from public.assignments');
  await project.sql('delete from public.loads');
  await project.sql('alter table public.loads enable trigger user');
  const same = inDays(40);
  for (const pickup_at of [inDays(-2), inDays(60), same, same, null]) await load({ pickup_at });
  const road = { status: 'in_transit', pickup_at: inDays(-2), delivery_at: inDays(3) };
  await load(road);
  await project.sql(`insert into public.load_holds (load_id, reason) values ($1, 'Flat tire')`, [
    await load(road),
  ]);
  for (const status of ['delivered', 'cancelled', 'delivered']) await closed({ status });
  await closed({ pickup_at: inDays(-20), delivery_at: inDays(-19) });
});

describe('The neighbors of a load', () => {
  it.each([
    ['the whole list, across its groups', {}],
    ['open loads', { _status: 'planned' }],
    ['closed loads', { _status: 'delivered' }],
    ['a search', { _search: 'press' }],
    ['days of pickup', { _to: inDays(50).slice(0, 10) }],
    ['a number of the board', { _list: 'in_transit' }],
  ])('a load’s neighbors are next to it in the list by pickup: %s', async (_, filters) => {
    const ids = await listed(filters);
    expect(ids.length).toBeGreaterThan(1);
    for (const [index, id] of ids.entries()) {
      const [previous, next] = [ids[index - 1], ids[index + 1]];
      expect(await neighbors(id, filters)).toEqual({
        previous: previous === undefined ? null : await numberOf(previous),
        next: next === undefined ? null : await numberOf(next),
      });
    }
  });

  it('a load that the filters leave out has neighbors by its position', async () => {
    const [ids, planned] = [await listed(), await listed({ _status: 'planned' })];
    const road = await project.sql<{ id: string }>(
      `select id from public.loads where status = 'in_transit' order by created_at limit 1`,
    );
    const gone = road[0]?.id ?? '';
    expect(ids).toContain(gone);
    expect(await neighbors(gone, { _status: 'planned' })).toEqual({
      previous: await numberOf(planned.at(-1) ?? ''),
      next: null,
    });
  });

  it('a deleted load has no neighbors', async () => {
    expect(await neighbors('00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });

  it.each(['visitor', 'customer', 'driver', 'pilot', 'moderator'] as const)(
    'neighbors are refused to a %s',
    async (caller) => {
      const { error } = await project.as(caller).rpc('neighbors_by_pickup', { _load_id: null });
      expect(error?.code).toBe(FORBIDDEN);
    },
  );
});
