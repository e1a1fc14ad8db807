import { describe, expect, it } from 'vitest';
import type { Escorts } from '@assessment/escorts';
import { escortText, thresholdText } from './wording';

const ESCORTS: Escorts = {
  atLeast: 0,
  possible: 0,
  byRoad: [],
  isPartlyUnknown: false,
  highPole: 'not_reached',
  police: 'unknown',
  thresholds: [],
};

describe('pilot cars in words', () => {
  it('names the position and the roads where they are known', () => {
    const byRoad = [
      { road: 'interstate', atLeast: 0, possible: 0, places: [] },
      { road: 'two_lane', atLeast: 1, possible: 1, places: ['rear'] },
    ] as const;
    expect(escortText({ ...ESCORTS, atLeast: 1, possible: 1, byRoad })).toBe(
      'At least 1 pilot car, rear, on two-lane roads',
    );
  });

  it('never says that none are needed', () => {
    expect(escortText(ESCORTS)).toBe('No pilot car threshold reached');
    expect(escortText({ ...ESCORTS, isPartlyUnknown: true })).toBe('Pilot cars not known');
    expect(escortText({ ...ESCORTS, possible: 2 })).toBe('2 pilot cars possible');
  });
});

it('tells over from at or over', () => {
  const evidence = {
    rule: 'legal_width_in',
    road: 'any',
    comparison: 'over',
    value: 102,
    text: '102',
    unit: 'in',
    certainty: 'A',
    asOf: null,
    note: null,
    sourceIds: [],
    isOther: false,
  } as const;
  expect(thresholdText(evidence)).toBe('over 8′-6″');
  expect(thresholdText({ ...evidence, comparison: 'at_or_over' })).toBe('8′-6″ or more');
  expect(thresholdText({ ...evidence, value: null, text: 'varies' })).toBe('varies');
});
