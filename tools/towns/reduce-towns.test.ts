import { expect, it } from 'vitest';
import { readGazetteer, reduceTowns } from './reduce-towns.ts';

const row = (name: string, kind: string, country: string, region: string, people: number) =>
  [1, name, name, '', 0, 0, 'P', kind, country, '', region, '', '', '', people].join('\t');

it('towns of both countries stay with their states, largest first', () => {
  const list = reduceTowns(
    readGazetteer(
      [
        row('Lima', 'PPL', 'US', 'PA', 2735),
        row('Lima', 'PPLA2', 'US', 'OH', 37_873),
        row('New York City', 'PPL', 'US', 'NY', 8_000_000),
        row('Québec', 'PPLA', 'CA', '10', 700_000),
        row('Alturas', 'PPLA2', 'US', 'CA', 990),
        row('Hamlet', 'PPL', 'US', 'OH', 999),
        row('Little Italy', 'PPLX', 'US', 'NY', 5000),
        row('Lima', 'PPLC', 'PE', '15', 7_737_002),
        '',
      ].join('\n'),
    ),
  );
  expect(list.split('\n').slice(1)).toEqual([
    'Alturas\tCAa',
    'Lima\tOHfPAb',
    'New York\tNYm',
    'Québec\tQCj',
    '',
  ]);
  expect(list).toMatch(/^# .*GeoNames.*CC BY 4\.0/);
});
