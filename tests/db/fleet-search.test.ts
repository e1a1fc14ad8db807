import { describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';

const project = useProject();

/** Names of the vehicles an admin's search finds, in the console's order. */
async function find(search: string): Promise<string[]> {
  const answer = await project.as('admin').rpc('admin_fleet', { _search: search });
  return (answer.data as { name: string }[]).map(({ name }) => name);
}

describe('Searching the fleet', () => {
  it.each([
    ['schnabel', ['19-axle Schnabel']],
    ['DEMO 103', ['7-axle lowboy with jeep']],
    ['demovin0000000005', ['11-axle double-drop extendable']],
    ['4+12', ['16-axle hydraulic platform']],
    ['jeep', ['7-axle lowboy with jeep', '9-axle RGN with jeep and booster']],
    ['%', []],
    ['_', []],
    ['\\', []],
  ])('searching by %s finds %j', async (search, names) => {
    expect(await find(search)).toEqual(names);
  });

  it('returns pages, newest first, filtered by status', async () => {
    await project
      .as('admin')
      .from('fleet')
      .update({ status: 'maintenance' })
      .eq('name', '5-axle step deck / extendable');
    const page = () =>
      project.as('admin').rpc('admin_fleet').select('name, created_at').eq('status', 'available');

    const first = (await page().limit(2)).data as { name: string; created_at: string }[];
    expect(first.map(({ name }) => name)).toEqual(['6-axle RGN lowboy', '7-axle lowboy with jeep']);
    const rest = await page()
      .lt('created_at', first[1]?.created_at ?? '')
      .limit(1);
    expect((rest.data as { name: string }[])[0]?.name).toBe('9-axle RGN with jeep and booster');
  });

  it('counts the vehicles it finds per status', async () => {
    const counts = async (search: string) =>
      Object.fromEntries(
        (
          (await project.as('admin').rpc('fleet_status_counts', { _search: search })).data as {
            status: string;
            vehicles: number;
          }[]
        ).map(({ status, vehicles }) => [status, vehicles]),
      );

    expect(await counts('')).toEqual({ available: 7, in_use: 0, maintenance: 1, retired: 0 });
    expect(await counts('schnabel')).toEqual({
      available: 1,
      in_use: 0,
      maintenance: 0,
      retired: 0,
    });
  });

  it.each(['visitor', 'driver'] as const)(
    'searching the fleet is refused to a %s',
    async (caller) => {
      expect((await project.as(caller).rpc('admin_fleet', { _search: 'x' })).error?.code).toBe(
        FORBIDDEN,
      );
      expect((await project.as(caller).rpc('fleet_status_counts')).error?.code).toBe(FORBIDDEN);
    },
  );
});

it('a vehicle sent twice under one id is stored once, and a stale edit is not saved', async () => {
  const id = crypto.randomUUID();
  const fleet = project.as('admin').from('fleet');
  const add = () =>
    fleet.insert({ id, name: 'Spare', axle_count: 5 }).select('updated_at').single();
  const seen = String((await add()).data?.updated_at);
  expect((await add()).error?.code).toBe('23505');

  const save = (name: string) =>
    fleet.update({ name }).eq('id', id).eq('updated_at', seen).select('name').maybeSingle();
  expect((await save('Mine')).data).toEqual({ name: 'Mine' });
  expect(await save('Theirs')).toMatchObject({ data: null, error: null });
});
