import { describe, expect, it } from 'vitest';
import type { DeskPermit } from './permit-desk';
import { readEntry, type EntryRow } from './permit-entry';

const PERMIT = {
  leg_id: 'leg',
  entry_at: null,
  exit_at: null,
  time_zone: 'America/New_York',
  length: 0,
  width: 0,
  height: 0,
  weight_lbs: null,
} as DeskPermit;
const row = (texts: Partial<EntryRow['texts']>): EntryRow => ({
  id: 'row',
  permit: PERMIT,
  texts: {
    permit_number: 'OH-1',
    kind: '',
    valid_from: '12/8',
    valid_until: '12/12',
    max_width: '',
    max_height: '',
    max_length: '',
    max_weight_lbs: '',
    cost: '',
    ...texts,
  },
});

describe('A row of the permit grid', () => {
  it.each([
    [{ cost: '1485,50' }, { cost_cents: 148_550 }],
    [{ cost: '0' }, { cost_cents: 0 }],
    [{ max_weight_lbs: '45,000 kg' }, { max_weight_lbs: 99_208 }],
    [{ max_length: '40,500 mm' }, { max_length: 132.874016 }],
    [{ max_width: '12½' }, { max_width: 12.5 }],
  ])('reads %j', (texts, entry) => {
    expect(readEntry(row(texts), '2026-11-30')).toMatchObject(entry);
  });

  it.each([
    [{ cost: '1.485' }, 'Did you mean 1,485?'],
    [{ cost: '-5' }, 'Enter the cost in dollars, for example 135.50.'],
    [{ max_weight_lbs: '120.000' }, 'Did you mean 120,000 lb?'],
    [{ max_width: '3,048' }, 'Did you mean 3.048 ft?'],
  ])('asks about %j', (texts, problem) => {
    expect(readEntry(row(texts), '2026-11-30')).toBe(problem);
  });
});
