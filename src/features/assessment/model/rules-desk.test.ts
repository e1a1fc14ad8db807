import { expect, it } from 'vitest';
import { searchRules, type CurrentRule, type RulesDeskData } from './rules-desk';

it('a search finds rules by words with and without accents', () => {
  const rule = {
    id: 'a',
    state: 'QC',
    rule: 'width_ft',
    value: 8.53,
    condition_note: 'Période de dégel',
    source_ids: ['s'],
  };
  const desk = {
    // Only what the search reads.
    rules: [rule as unknown as CurrentRule],
    sources: new Map([['s', { id: 's', title: 'Re\u0301seau routier', publisher: '', url: '' }]]),
  } as unknown as RulesDeskData;
  const find = (text: string) => searchRules(desk, text).length;
  expect(['degel', 'PÉRIODE', 'réseau', 'reseau quebec', 'winter'].map(find)).toEqual([
    1, 1, 1, 1, 0,
  ]);
});
