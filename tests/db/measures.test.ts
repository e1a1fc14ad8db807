import { expect, it } from 'vitest';
import { ceilToSixteenth } from '../../supabase/functions/_shared/contracts/length.ts';
import { useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

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

it.each([11.25, 8.505208, 12.333333, 0.005208, 99.994792])(
  'stores %d ft unchanged, down to a sixteenth of an inch',
  async (feet) => {
    const size = sizeOf(feet);
    expect(await store(feet)).toEqual({ quotes: size, loads: size, fleet: size });
  },
);

it.each([
  [11.3, 11.302083],
  [8.501, 8.505208],
  [12.33333, 12.333333],
  [3.43 / 0.3048, 11.255208],
])('rounds %d ft up to %d, never down', async (feet, stored) => {
  const size = sizeOf(stored);
  expect(await store(feet)).toEqual({ quotes: size, loads: size, fleet: size });
});

it('rounds up when a size is changed', async () => {
  const { data } = await project.as('admin').from('loads').insert(load).select('id').single();
  const { data: changed } = await project
    .as('admin')
    .from('loads')
    .update({ height: 13.501 })
    .eq('id', String(data?.id))
    .select('height')
    .single();
  expect(changed).toEqual({ height: 13.505208 });
});

it('keeps the same grid as the forms', async () => {
  const [row] = await project.sql<{ grid: number[] }>(
    `select array_agg(private.to_sixteenth(n / 1000.0)::float8 order by n) as grid
     from generate_series(0, 20000, 7) as n`,
    [],
  );
  const expected = Array.from({ length: 2858 }, (_, n) => ceilToSixteenth((n * 7) / 1000));
  expect(row?.grid).toEqual(expected);
});
