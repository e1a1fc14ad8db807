import { describe, expect, it } from 'vitest';
import { addLengths } from '../../supabase/functions/_shared/domain/numbers/length.ts';
import { permitHelpers } from './support/permit-helpers.ts';
import { REFUSED, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';
import { starts } from './support/start.ts';

const project = useProject();

const SIZE = ['length', 'width', 'height'] as const;
const sizeOf = (feet: number) => ({ length: feet, width: feet, height: feet });
const load = { title: 'Press crown', origin: 'Lima, OH', destination: 'Tulsa, OK' };

/** Inserts a size into each table that holds one, and returns what the table stored. */
async function store(feet: number): Promise<Record<string, object | null>> {
  const columns = SIZE.join(', ');
  const size = sizeOf(feet);
  const quote = project
    .as('visitor')
    .from('quotes')
    .insert({ ...aQuote(), ...size });
  const admin = project.as('admin');
  const vehicle = { name: 'RGN', axle_count: 9 };
  return {
    quotes: (await quote.select(columns).single()).data,
    loads: (
      await admin
        .from('loads')
        .insert({ ...load, ...size })
        .select(columns)
        .single()
    ).data,
    fleet: (
      await admin
        .from('fleet')
        .insert({ ...vehicle, ...size })
        .select(columns)
        .single()
    ).data,
  };
}

it.each([13.6, 8.501, 11.3, 12.33333, 12.333333, 0.005208, 99.994792])(
  'a length of %d ft is stored as sent',
  async (feet) => {
    const size = sizeOf(feet);
    expect(await store(feet)).toEqual({ quotes: size, loads: size, fleet: size });
  },
);

it('a changed size is stored as sent', async () => {
  const loads = project.as('admin').from('loads');
  const { data } = await loads.insert(load).select('id').single();
  const changed = await loads.update({ height: 13.6 }).eq('id', String(data?.id)).select('height');
  expect(changed.data).toEqual([{ height: 13.6 }]);
});

it.each(['NaN', 'Infinity', -1, 1e9])('a height of %s is refused', async (feet) => {
  const loads = project.as('admin').from('loads');
  const { error } = await loads.insert({ ...load, height: feet });
  expect([REFUSED, '22003']).toContain(error?.code);
});

it('lengths add up as in the forms', async () => {
  const pairs = Array.from({ length: 400 }, (_, n) => [
    Math.round((n / 192) * 1e6) / 1e6,
    Math.round(((n * 7) / 192) * 1e6) / 1e6 + (n % 2) / 10,
  ]);
  const [row] = await project.sql<{ sums: number[] }>(
    `select array_agg(private.add_lengths((pair ->> 0)::numeric, (pair ->> 1)::numeric)::float8 order by n) as sums
     from jsonb_array_elements($1::text::jsonb) with ordinality as pairs (pair, n)`,
    [JSON.stringify(pairs)],
  );
  expect(row?.sums).toEqual(pairs.map(([feet = 0, more = 0]) => addLengths(feet, more)));
});

describe('A load of 13.6 ft', () => {
  const { permit, plan } = starts(project);
  const { admin, holdsOf, measure, permitsOf } = permitHelpers(project);
  const reasonOf = async (id: string) => (await holdsOf(id))[0]?.reason;

  it('a load of 13.6 ft is over legal height', async () => {
    const id = await plan({ height: 13.6, length: 40, width: 8 });
    const [legal] = await project.sql<{ over: string }>(
      'select private.load_over_legal($1) as over',
      [id],
    );
    expect(legal?.over).toContain('height');
  });

  it('a load of 13.6 ft is over a permit for 13′-6″', async () => {
    const id = await plan({ height: 10 });
    await permit(id, 'OH', { max_height: 13.5 });
    expect(await measure(id, { _height: 13.6 })).toBeNull();
    const { data } = await admin().from('load_measures').select('height').eq('load_id', id);
    expect(data).toEqual([{ height: 13.6 }]);
    expect(await reasonOf(id)).toContain('height 13′-7 3/16″ is 0′-1 3/16″ over');
  });

  it('fits a permit for 13.6 ft, and a thousandth more doesn’t', async () => {
    const id = await plan({ height: 10 });
    expect((await permit(id, 'OH', { max_height: 13.6 })).error).toBeNull();
    expect(Number((await permitsOf(id))[0]?.['max_height'])).toBe(13.6);
    expect(await measure(id, { _height: 13.6 })).toBeNull();
    expect(await holdsOf(id)).toEqual([]);

    expect(await measure(id, { _height: 13.601 })).toBeNull();
    expect(await reasonOf(id)).toContain('height 13′-7 3/16″ is <1/16″ over');
  });
});
