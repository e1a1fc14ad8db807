import { describe, expect, it } from 'vitest';
import type { Escorts } from '@assessment/escorts';
import type { AssessedState } from '@assessment/snapshot';
import { escortText, headline, thresholdText } from './wording';

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
  it('have the position and the roads where they are known', () => {
    const byRoad = [
      { road: 'interstate', atLeast: 0, possible: 0, places: [] },
      { road: 'two_lane', atLeast: 1, possible: 1, places: ['rear'] },
    ] as const;
    expect(escortText({ ...ESCORTS, atLeast: 1, possible: 1, byRoad })).toBe(
      'At least 1 pilot car, rear, on two-lane roads',
    );
  });

  it('no text says that pilot cars aren’t needed', () => {
    expect(escortText(ESCORTS)).toBe('No pilot car threshold reached');
    expect(escortText({ ...ESCORTS, isPartlyUnknown: true })).toBe('Pilot cars not known');
    expect(escortText({ ...ESCORTS, possible: 2 })).toBe('2 pilot cars possible');
  });
});

it('the wording tells over from at or over', () => {
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

describe('the headline', () => {
  const size = { width: 12, height: 13, overallLength: 90, gross: 140_000 };
  const state = (expectation: AssessedState['expectation']): AssessedState => ({
    state: 'OH',
    expectation,
    superload: expectation === 'unknown' ? 'unknown' : 'not_reached',
    over: expectation === 'unknown' || expectation === 'within' ? [] : ['width'],
    isAtThreshold: false,
    escorts: { atLeast: 0, possible: 0, isPartlyUnknown: true },
  });
  const of = (...expectations: AssessedState['expectation'][]) =>
    headline({ states: expectations.map(state), size });

  it('the headline never counts an unknown state as one that needs a permit', () => {
    expect(of('permit', 'unknown')).toBe(
      'Oversize in 1 of 2 states. Expect a permit there. Not known in 1.',
    );
    expect(of('superload', 'permit', 'unknown')).toBe(
      'Oversize in 2 of 3 states. Expect a superload permit in at least 1. Not known in 1.',
    );
    expect(of('permit', 'permit')).toBe('Oversize in both states. Expect a permit in each.');
    expect(of('unknown', 'unknown')).toBe(
      'Not known in both states. Check with the permit office.',
    );
  });

  it('says in how many states a superload isn’t known', () => {
    const unclear = { ...state('permit'), superload: 'unknown' } as const;
    expect(headline({ states: [state('permit'), unclear], size })).toBe(
      'Oversize in both states. Expect a permit in each. Superload not known in 1.',
    );
  });
});
