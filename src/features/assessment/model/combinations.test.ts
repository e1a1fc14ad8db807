import { expect, it } from 'vitest';
import { borderMap } from '@assessment/route';
import { indexRules } from '@assessment/rules';
import { parseCsv } from '@domain/text/parse-csv';
import bordersCsv from '@root/supabase/rules/adjacency.csv?raw';
import rulesCsv from '@root/supabase/rules/state_rules.csv?raw';
import { readBorders, readRules } from '../api/rules-files';
import { rankRigs, rigOf, type FleetRecord } from './combinations';

const RULES = indexRules(readRules(parseCsv(rulesCsv)));
const BORDERS = borderMap(readBorders(parseCsv(bordersCsv)));

const record = (parts: Partial<FleetRecord>): FleetRecord => ({
  id: parts.name ?? '',
  name: 'RGN',
  axle_count: 6,
  axle_layout: '3+3',
  deck: 'rgn',
  length: 29,
  width: 8.5,
  max_weight_capacity: 40,
  ...parts,
});
const RIGS = [
  record({
    name: 'Dual-lane',
    axle_count: 13,
    axle_layout: null,
    deck: 'perimeter',
    width: 16,
    max_weight_capacity: 150,
  }),
  record({ name: 'RGN' }),
].map(rigOf);
const rank = (states: string[], weight: number) =>
  rankRigs(
    RIGS,
    [{ quantity: 1, length: 20, width: 10, height: 10, weight }],
    states,
    RULES,
    BORDERS,
  ).map(({ rig, misfits }) => [rig.name, misfits.join()]);

it.each([[[]], [['OH', 'IN']], [['NT', 'YT']], [['NU']]])(
  'the trailer that adds no width and no pilot cars comes first on %j',
  (states) => {
    expect(rank(states, 40_000)).toEqual([
      ['RGN', ''],
      ['Dual-lane', ''],
    ]);
  },
);

it('a trailer that can’t carry the load comes last', () => {
  expect(rank(['OH', 'IN'], 120_000)).toEqual([
    ['Dual-lane', ''],
    ['RGN', 'weight'],
  ]);
});

it('the axle groups of the largest trailers are named correctly', () => {
  const names = RIGS[0]?.combination.axleGroups.map(({ name }) => name) ?? [];
  expect(names).toContain('Trailer');
  expect(names.filter((name) => /\d/u.test(name))).toEqual([]);
});
