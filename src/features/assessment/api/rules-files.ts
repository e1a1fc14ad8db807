import type { Border } from '@assessment/route';
import type { StateRule } from '@assessment/rules';

type Row = Record<string, string>;

export const readRules = (rows: readonly Row[]): StateRule[] =>
  rows.map((row) => ({
    state: row['state'] ?? '',
    rule: row['rule'] ?? '',
    road_class: row['road_class'] ?? '',
    comparison: row['comparison'] as StateRule['comparison'],
    value: row['value'] ?? '',
    unit: row['unit'] ?? '',
    certainty: row['certainty'] as StateRule['certainty'],
    conflicts: row['conflicts'] === '1',
    as_of: row['as_of'] ?? null,
    note: row['condition_note'] ?? null,
    source_ids: (row['source_id'] ?? '').split(';'),
  }));

export const readBorders = (rows: readonly Row[]): Border[] =>
  rows.map((row) => ({
    state_a: row['state_a'] ?? '',
    state_b: row['state_b'] ?? '',
    link: row['link'] as Border['link'],
  }));
