import { beforeEach, describe, expect, it } from 'vitest';
import { FORBIDDEN, type Person, REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();
/** The 6-axle RGN lowboy. */
const RGN = 'f1000000-0000-4000-8000-000000000001';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const BEFORE = { tractor: 1, trailer: 1 };

const save = async (
  to: unknown,
  {
    from = BEFORE,
    id = RGN,
    caller = 'admin',
  }: { from?: object; id?: string; caller?: Person } = {},
) =>
  (
    await project
      .as(caller)
      .rpc('save_configuration_units', { _fleet_id: id, _from: from, _to: to })
  ).error;
const needed = async () =>
  Object.fromEntries(
    (
      await project.sql<{ kind: string; count: number }>(
        'select kind::text, count from public.configuration_units where fleet_id = $1',
        [RGN],
      )
    ).map(({ kind, count }) => [kind, count]),
  );

beforeEach(async () => {
  await project.sql('delete from public.configuration_units where fleet_id = $1', [RGN]);
  await project.sql(
    `insert into public.configuration_units (fleet_id, kind) values ($1, 'tractor'), ($1, 'trailer')`,
    [RGN],
  );
});

describe('What a configuration needs', () => {
  it('a configuration’s units are saved together, even when the call is repeated', async () => {
    const to = { tractor: 1, trailer: 1, jeep: 2 };
    expect(await save(to)).toBeNull();
    expect(await save(to)).toBeNull();
    expect(await needed()).toEqual(to);
    expect(await save({}, { from: to })).toBeNull();
    expect(await needed()).toEqual({});
  });

  it('a configuration’s units are read with their counts, alone and with the configuration', async () => {
    expect(await save({ tractor: 1, jeep: 2 })).toBeNull();
    const counts = [
      { fleet_id: RGN, kind: 'jeep', count: 2 },
      { fleet_id: RGN, kind: 'tractor', count: 1 },
    ];
    const admin = project.as('admin');
    const rows = await admin.from('configuration_units').select('*').eq('fleet_id', RGN);
    const fleet = await admin
      .from('fleet_vehicles')
      .select('id, units:configuration_units(*)')
      .eq('id', RGN)
      .single();
    const inOrder = (units: unknown) =>
      (units as typeof counts).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(inOrder(rows.data)).toEqual(counts);
    expect(inOrder((fleet.data as { units: unknown } | null)?.units)).toEqual(counts);
  });

  it('isn’t overwritten from an old version, nor saved for a deleted configuration', async () => {
    expect((await save({ tractor: 1 }, { from: { tractor: 2 } }))?.code).toBe(STALE);
    expect((await save({}, { id: UNKNOWN_ID }))?.code).toBe(STALE);
    expect(await needed()).toEqual(BEFORE);
  });

  it.each([
    ['no unit', { tractor: 0 }],
    ['21 units', { tractor: 21 }],
    ['half a unit', { tractor: 1.5 }],
    ['an unknown kind', { car: 1 }],
    ['text', { tractor: 'one' }],
    ['a list', ['tractor']],
  ])('refuses %s, and nothing changes', async (_, to) => {
    expect(await save(to)).toMatchObject({
      code: REFUSED,
      message: 'A configuration needs 1 to 20 units of a kind.',
    });
    expect(await needed()).toEqual(BEFORE);
  });

  it.each(['moderator', 'driver', 'broker', 'customer'] as const)(
    'can’t be saved by a %s',
    async (caller) => {
      expect((await save({}, { caller }))?.code).toBe(FORBIDDEN);
    },
  );
});
