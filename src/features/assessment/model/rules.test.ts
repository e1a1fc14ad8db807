import { describe, expect, it } from 'vitest';
import { assessLoad } from '@assessment/assess';
import { bridgeFormula, groupLimit } from '@assessment/bridge';
import type { AssessmentInput, Combination } from '@assessment/input';
import { STATE_CENTERS } from '@assessment/centers';
import { borderMap, proposeRoute } from '@assessment/route';
import { indexRules, type StateRule } from '@assessment/rules';
import { EXPECTATIONS, type StateAssessment } from '@assessment/state';
import { parseLength } from '@domain/numbers/parse-length';
import { parseCsv } from '@domain/text/parse-csv';
import bordersCsv from '@root/supabase/rules/adjacency.csv?raw';
import bridgeCsv from '@root/supabase/rules/bridge-formula.csv?raw';
import rulesCsv from '@root/supabase/rules/state_rules.csv?raw';
import { readBorders, readRules } from '../api/rules-files';

const ROWS = readRules(parseCsv(rulesCsv));
const RULES = indexRules(ROWS);
const BORDER_MAP = borderMap(readBorders(parseCsv(bordersCsv)));
const STATES = [...RULES.keys()];

const DECK: Combination = {
  deckHeight: 2,
  deckLength: 30,
  width: 8.5,
  overallLength: 70,
  trailerLength: 50,
  tare: 60_000,
  axleGroups: [],
};

interface Load {
  length: number;
  width: number;
  height: number;
  weight: number;
  combination?: Combination;
}

const inputOf = (
  { combination = DECK, ...piece }: Load,
  states: readonly string[],
): AssessmentInput => ({
  pieces: [{ quantity: 1, ...piece }],
  combination,
  legs: states.map((state) => ({ state, road: null })),
});

function assessIn(state: string, load: Load): StateAssessment {
  const found = assessLoad(inputOf(load, [state]), RULES, BORDER_MAP).assessment?.states[0];
  if (found === undefined) throw new Error(`No answer for ${state}`);
  return found;
}

/** Reproducible random numbers, so a failing load can be reproduced. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const SMALL: Load = { length: 10, width: 6, height: 6, weight: 10_000 };

const toThousandth = (feet: number) => Math.round(feet * 1000) / 1000;

function randomLoad(next: () => number): Load {
  return {
    length: toThousandth(5 + next() * 180),
    width: toThousandth(4 + next() * 20),
    height: toThousandth(3 + next() * 18),
    weight: Math.ceil(5000 + next() * 400_000),
  };
}

const SUPERLOADS = ['not_reached', 'unknown', 'possible', 'expected'];
const VERDICTS = ['none', 'not_reached', 'unknown', 'maybe', 'fires'];

/** A state's answer as numbers that grow with what it requires. */
const demands = (state: StateAssessment): Record<string, number> => ({
  expectation: EXPECTATIONS.indexOf(state.expectation),
  superload: SUPERLOADS.indexOf(state.superload),
  over: state.over.length,
  atLeast: state.escorts.atLeast,
  possible: state.escorts.possible,
  highPole: VERDICTS.indexOf(state.escorts.highPole),
  police: VERDICTS.indexOf(state.escorts.police),
});

describe('the published values of the bridge formula', () => {
  it.each(parseCsv(bridgeCsv))('$axles_n axles over $spacing_l_ft ft', (row) => {
    const [axles, length] = [Number(row['axles_n']), Number(row['spacing_l_ft'])];
    const isTandemPair = row['case_id'] === '12';
    const positions = [0, 4, length - 4, length];
    const limit = isTandemPair ? groupLimit(positions) : bridgeFormula(axles, length);
    expect(limit).toBe(Number(row['allowed_w_lb']));
  });
});

describe('every numeric threshold', () => {
  const numeric = ROWS.filter(
    ({ comparison, rule }) =>
      comparison !== 'text' &&
      !/^(?:auto_issue|escort_two_night|legal_gross_non_interstate)/.test(rule),
  );

  it('has rows to check', () => {
    expect(numeric.length).toBeGreaterThan(1000);
  });

  it.each(STATES)(
    'a threshold in %s fires just above, follows its comparison exactly at, and doesn’t fire just below',
    (code) => {
      for (const row of numeric.filter(({ state }) => state === code)) {
        const step = row.unit === 'lb' ? 1 : 0.0001;
        const limit = row.unit === 'in' ? Number(row.value) / 12 : Number(row.value);
        const found = (measured: number) =>
          assessIn(code, loadMeasuring(row, measured)).thresholds.filter(
            ({ rule, road, value, isOther }) =>
              rule === row.rule &&
              road === row.road_class &&
              value === Number(row.value) &&
              isOther === row.conflicts,
          );
        const name = `${row.state} ${row.rule} ${row.road_class} ${String(row.value)}`;
        const over = found(limit + step);
        const under = found(limit - step);
        const exact = found(limit);
        // Another value is listed only where it changes the answer.
        if (!row.conflicts) {
          expect(over[0]?.isFired, `${name} just over`).toBe(true);
          expect(under[0]?.isFired, `${name} just under`).toBe(false);
        }
        for (const { result } of exact) expect(result, `${name} at`).toBe('at');
        if (!row.conflicts) {
          expect(exact[0]?.isFired, `${name} at`).toBe(row.comparison === 'at_or_over');
        }
      }
    },
  );

  /** A small load that has exactly the given value for this rule. */
  function loadMeasuring({ rule, unit }: StateRule, measured: number): Load {
    if (unit === 'lb') {
      return { ...SMALL, weight: 1, combination: { ...DECK, tare: measured - 1 } };
    }
    if (rule.includes('width')) return { ...SMALL, width: measured };
    if (rule.includes('height')) return { ...SMALL, height: measured - DECK.deckHeight };
    return {
      ...SMALL,
      combination: { ...DECK, overallLength: measured, trailerLength: measured, deckLength: null },
    };
  }
});

describe('any load', () => {
  it('any load is never easier when it is larger', () => {
    const next = randomNumbers(1);
    for (let round = 0; round < 400; round += 1) {
      const small = randomLoad(next);
      const large = {
        length: small.length + (next() < 0.5 ? 0 : toThousandth(next() * 30)),
        width: small.width + (next() < 0.5 ? 0 : toThousandth(next() * 5)),
        height: small.height + (next() < 0.5 ? 0 : toThousandth(next() * 5)),
        weight: small.weight + (next() < 0.5 ? 0 : Math.ceil(next() * 100_000)),
      };
      const state = STATES[Math.floor(next() * STATES.length)] ?? 'OH';
      const [less, more] = [demands(assessIn(state, small)), demands(assessIn(state, large))];
      for (const [name, value] of Object.entries(less)) {
        expect(
          more[name],
          `${state} ${name} ${JSON.stringify([small, large])}`,
        ).toBeGreaterThanOrEqual(value);
      }
    }
  });

  it('keeps every requirement when a state is added', () => {
    const next = randomNumbers(2);
    for (let round = 0; round < 100; round += 1) {
      const load = randomLoad(next);
      const states = ['OH', 'IN', 'IL', 'MO', 'OK'].slice(0, 1 + Math.floor(next() * 4));
      const added = [...states, ['OH', 'IN', 'IL', 'MO', 'OK'][states.length] ?? 'OK'];
      const [fewer, more] = [states, added].map(
        (codes) => assessLoad(inputOf(load, codes), RULES, BORDER_MAP).assessment,
      );
      expect(more?.states.slice(0, states.length)).toEqual(fewer?.states);
      expect(more?.escorts.atLeast).toBeGreaterThanOrEqual(fewer?.escorts.atLeast ?? 0);
      expect(EXPECTATIONS.indexOf(more?.expectation ?? 'within')).toBeGreaterThanOrEqual(
        EXPECTATIONS.indexOf(fewer?.expectation ?? 'within'),
      );
    }
  });

  it('gets the same answer in every unit', () => {
    const next = randomNumbers(3);
    for (let round = 0; round < 100; round += 1) {
      const load = randomLoad(next);
      const state = STATES[Math.floor(next() * STATES.length)] ?? 'OH';
      const expected = assessIn(state, load);
      const inches = (feet: number) => parseLength(`${String(feet * 12)} in`) ?? 0;
      const meters = (feet: number) => parseLength(`${(feet * 0.3048).toFixed(8)} m`) ?? 0;
      for (const convert of [inches, meters]) {
        const converted = {
          ...load,
          length: convert(load.length),
          width: convert(load.width),
          height: convert(load.height),
        };
        expect(assessIn(state, converted)).toEqual(expected);
      }
    }
  });
});

describe('territories without rules', () => {
  it.each(['NT', 'NU'])('%s is unknown everywhere', (code) => {
    for (const load of [SMALL, { length: 120, width: 20, height: 20, weight: 500_000 }]) {
      const state = assessIn(code, load);
      expect(state.expectation).toBe('unknown');
      expect(state.superload).toBe('unknown');
      expect(state.escorts.isPartlyUnknown).toBe(true);
      expect(state.escorts.highPole).toBe('unknown');
      expect(state.escorts.police).toBe('unknown');
      expect(state.thresholds).toEqual([]);
      expect(state.missing).toContain('legal_width_in');
    }
  });
});

describe('the press crown from Lima, OH to Tulsa, OK', () => {
  const crown: Load = {
    length: 24.5,
    width: 12 + 4 / 12,
    height: 11.25,
    weight: 76_400,
    combination: {
      ...DECK,
      deckHeight: 23 / 12,
      overallLength: 98,
      trailerLength: 78,
      tare: 71_600,
    },
  };

  it('expects a superload in Ohio and at least one pilot car for its length', () => {
    const ohio = assessIn('OH', crown);
    expect(ohio.expectation).toBe('superload');
    expect(ohio.escorts).toMatchObject({ atLeast: 1, highPole: 'not_reached' });
  });

  it('may be a superload in Illinois, where sources disagree', () => {
    const illinois = assessIn('IL', crown);
    expect(illinois.expectation).toBe('superload_possible');
    const gross = illinois.thresholds.filter(({ rule }) => rule === 'superload_gross_lb');
    expect(gross.map(({ value }) => value)).toEqual([120_000, 150_000]);
    expect(illinois.escorts.atLeast).toBe(0);
  });

  it('the press crown from Lima, OH to Tulsa, OK is exactly at the pilot car width in Missouri', () => {
    const missouri = assessIn('MO', crown);
    expect(missouri.expectation).toBe('permit');
    expect(missouri.isAtThreshold).toBe(true);
    expect(missouri.escorts.atLeast).toBe(1);
  });

  it('needs a permit in Oklahoma, where the superload weight is missing', () => {
    const oklahoma = assessIn('OK', crown);
    expect(oklahoma.expectation).toBe('permit');
    expect(oklahoma.superload).toBe('unknown');
    expect(oklahoma.missing).toContain('superload_gross_lb');
  });
});

describe('routes over the borders on file', () => {
  it.each([
    ['OH', 'OK', 'OH IN IL MO OK'],
    ['TX', 'CA', 'TX NM AZ CA'],
    ['KY', 'MO', 'KY IL MO'],
    ['AB', 'TX', 'AB MT WY CO NM TX'],
    ['NS', 'ME', 'NS NB ME'],
  ])('a route leads from %s to %s', (from, to, expected) => {
    expect(proposeRoute(from, to, BORDER_MAP, STATE_CENTERS)?.join(' ')).toBe(expected);
  });

  it('don’t lead to islands that only a ferry reaches', () => {
    expect(proposeRoute('OH', 'HI', BORDER_MAP, STATE_CENTERS)).toBeNull();
  });
});
