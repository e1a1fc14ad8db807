import { describe, expect, it } from 'vitest';
import { assessLoad } from './assess.ts';
import { STATE_CENTERS } from './centers.ts';
import { federalCheck } from './federal.ts';
import { loadedSize, type AssessmentInput, type Combination } from './input.ts';
import { borderMap, proposeRoute, routeProblems, type Border } from './route.ts';
import { indexRules, type StateRule } from './rules.ts';

const border = (state_a: string, state_b: string, link: Border['link'] = 'road'): Border => ({
  state_a,
  state_b,
  link,
});
const BORDERS = borderMap([
  border('OH', 'IN'),
  border('IN', 'IL'),
  border('IL', 'MO'),
  border('OH', 'KY'),
  border('KY', 'TN'),
  border('TN', 'MO'),
  border('KY', 'MO', 'ferry_only'),
  border('NL', 'NS', 'ferry_only'),
]);

const RIG: Combination = {
  deckHeight: 2,
  deckLength: 29,
  width: 8.5,
  overallLength: 80,
  trailerLength: 53,
  tare: 50_000,
  axleGroups: [
    { name: 'Tractor', positions: [4, 21, 25.5] },
    { name: 'Trailer', positions: [60, 64.5] },
  ],
};

const input = (piece: Partial<AssessmentInput['pieces'][number]>): AssessmentInput => ({
  pieces: [{ quantity: 1, length: 20, width: 8, height: 8, weight: 30_000, ...piece }],
  combination: RIG,
  legs: [{ state: 'OH', road: null }],
});

const rule = (own: Partial<StateRule>): StateRule => ({
  state: 'OH',
  rule: 'legal_width_in',
  road_class: 'any',
  comparison: 'over',
  value: '102',
  unit: 'in',
  certainty: 'A',
  conflicts: false,
  as_of: null,
  note: null,
  source_ids: ['a'],
  ...own,
});

const RULES = indexRules([
  rule({}),
  rule({ rule: 'legal_height_in', value: '162' }),
  rule({ rule: 'legal_length_trailer_ft', value: '53', unit: 'ft' }),
  rule({ rule: 'legal_gross_lb', value: '80000', unit: 'lb' }),
  rule({ rule: 'legal_gross_non_interstate_lb', value: '85000', unit: 'lb' }),
]);

const codes = (own: AssessmentInput) =>
  assessLoad(own, RULES, BORDERS).problems.map(({ code }) => code);

describe('values that can’t be right', () => {
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])(
    'include a length of %d',
    (length) => {
      const result = assessLoad(input({ length }), RULES, BORDERS);
      expect(result.assessment).toBeNull();
      expect(result.problems).toEqual([
        {
          code: 'bad_dimension',
          message:
            length > 1 ? 'Length can’t exceed 500 ft.' : 'Length must be a number more than 0.',
        },
      ]);
    },
  );

  it.each([0, -1, Number.NaN, 1e9])('include a weight of %d', (weight) => {
    expect(codes(input({ weight }))).toEqual(['bad_weight']);
  });

  it.each([0, -1, 1.5, Number.NaN, 1e9])('include a quantity of %d', (quantity) => {
    expect(codes(input({ quantity }))).toEqual(['bad_quantity']);
  });

  it('include a load without pieces and a trailer without height', () => {
    expect(codes({ ...input({}), pieces: [] })).toEqual(['no_pieces']);
    expect(codes({ ...input({}), combination: { ...RIG, deckHeight: Number.NaN } })).toEqual([
      'bad_combination',
    ]);
  });
});

it('a threshold whose decimals end before a sixteenth of an inch does not fire', () => {
  const rules = indexRules([
    rule({ rule: 'legal_length_trailer_ft', value: '57.3333', unit: 'ft' }),
  ]);
  const lengthOf = (trailerLength: number) =>
    assessLoad({ ...input({}), combination: { ...RIG, trailerLength } }, rules, BORDERS).assessment
      ?.states[0]?.legal.length.thresholds[0];
  expect(lengthOf(57 + 4 / 12)).toMatchObject({ result: 'at', isFired: false });
  expect(lengthOf(57 + 4 / 12 + 1 / 192)).toMatchObject({ result: 'over', isFired: true });
});

it('a limit is compared with what was sent, even where both read the same in feet and inches', () => {
  const rules = indexRules([rule({ rule: 'legal_width_in', value: '102', unit: 'in' })]);
  const widthOf = (width: number) => {
    const { assessment } = assessLoad(input({ width }), rules, BORDERS);
    return [assessment?.states[0]?.legal.width.thresholds[0]?.result, assessment?.federal.width];
  };
  expect(widthOf(8.5)).toEqual(['at', 'at']);
  expect(widthOf(8.501)).toEqual(['over', 'over']);
});

describe('a route', () => {
  it('takes the fewest states, then the most direct ones', () => {
    expect(proposeRoute('OH', 'MO', BORDERS, STATE_CENTERS)).toEqual(['OH', 'IN', 'IL', 'MO']);
    expect(proposeRoute('OH', 'OH', BORDERS, STATE_CENTERS)).toEqual(['OH']);
  });

  it('a route never takes a ferry', () => {
    expect(proposeRoute('KY', 'MO', BORDERS, STATE_CENTERS)).toEqual(['KY', 'TN', 'MO']);
    expect(proposeRoute('NL', 'NS', BORDERS, STATE_CENTERS)).toBeNull();
  });

  it('names states that don’t border, ferries, repeats and unknown states', () => {
    const messages = routeProblems(['OH', 'MO', 'KY', 'KY', 'ZZ'], BORDERS).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      'OH and MO don’t border. Add the states between them.',
      'Only a ferry connects MO and KY. Choose a route by road.',
      'KY is on the route twice.',
      'ZZ isn’t a US state or Canadian province.',
    ]);
  });

  it('still gets an answer for each state when it has a gap', () => {
    const legs = ['OH', 'MO'].map((state) => ({ state, road: null }));
    const { assessment, problems } = assessLoad({ ...input({}), legs }, RULES, BORDERS);
    expect(assessment?.states).toHaveLength(2);
    expect(problems.map(({ code }) => code)).toEqual(['no_border']);
  });
});

describe('a state', () => {
  const expectationOf = (own: AssessmentInput, rules = RULES) =>
    assessLoad(own, rules, BORDERS).assessment?.states[0]?.expectation;

  it('a state is within limits only with a value for every measure', () => {
    expect(expectationOf(input({ weight: 30_000 }))).toBe('within');
    const withoutHeight = indexRules(
      [...(RULES.get('OH')?.values() ?? [])]
        .flat()
        .filter(({ rule: name }) => name !== 'legal_height_in'),
    );
    expect(expectationOf(input({}), withoutHeight)).toBe('unknown');
    expect(expectationOf({ ...input({}), combination: null })).toBe('unknown');
    expect(expectationOf(input({ weight: null }))).toBe('unknown');
  });

  it('uses the limit off the Interstate where a state has one', () => {
    const onRoad = (road: 'interstate' | 'two_lane') =>
      expectationOf({ ...input({ weight: 34_000 }), legs: [{ state: 'OH', road }] });
    expect(onRoad('interstate')).toBe('permit');
    expect(onRoad('two_lane')).toBe('within');
  });

  it('may need a permit where two values disagree', () => {
    const rules = indexRules([
      ...[...(RULES.get('OH')?.values() ?? [])].flat(),
      rule({ value: '96', conflicts: true }),
    ]);
    const state = assessLoad(input({ width: 8.25 }), rules, BORDERS).assessment?.states[0];
    expect(state?.expectation).toBe('permit_possible');
    expect(state?.legal.width.thresholds.map(({ value }) => value)).toEqual([102, 96]);
  });

  it.each([
    ['A', 'superload'],
    ['B', 'superload'],
    ['C', 'superload_possible'],
  ] as const)('over a superload value of certainty %s is a %s', (certainty, expected) => {
    const rules = indexRules([
      ...[...(RULES.get('OH')?.values() ?? [])].flat(),
      rule({ rule: 'superload_width_in', value: '168', certainty }),
    ]);
    expect(expectationOf(input({ width: 15 }), rules)).toBe(expected);
  });

  describe('over the largest load of a routine permit', () => {
    const LEGAL_ROWS = [...(RULES.get('OH')?.values() ?? [])].flat();
    const answer = (
      rows: readonly Partial<StateRule>[],
      piece: { width?: number; weight?: number },
    ) =>
      assessLoad(input(piece), indexRules([...LEGAL_ROWS, ...rows.map(rule)]), BORDERS).assessment
        ?.states[0];
    const routine = { rule: 'permit_max_width_in', value: '168' };
    const routineGross = { rule: 'permit_max_gross_lb', value: '100000', unit: 'lb' };
    const superload = { rule: 'superload_width_in', value: '192' };

    it.each([
      ['certain', [routine], { width: 15 }],
      ['of one source', [{ ...routine, certainty: 'C' as const }], { width: 15 }],
      [
        'that sources disagree on',
        [routine, { ...routine, value: '216', conflicts: true }],
        { width: 15 },
      ],
      ['on one kind of road', [{ ...routine, road_class: 'two_lane' as const }], { width: 15 }],
      ['of the gross weight', [routineGross], { weight: 90_000 }],
      [
        'beside a superload in words',
        [routine, { ...superload, value: 'varies', comparison: 'text' as const }],
        { width: 15 },
      ],
      ['that it doesn’t reach', [routine], { width: 13 }],
    ])('doesn’t know whether it is a superload by a maximum %s', (_, rows, piece) => {
      expect(answer(rows, piece)).toMatchObject({ superload: 'unknown', expectation: 'permit' });
    });

    it('may be a superload where the superload limit is known too', () => {
      expect(answer([routine, superload], { width: 15 })?.superload).toBe('possible');
      expect(answer([routine, superload], { width: 13 })?.superload).toBe('not_reached');
      expect(answer([routine, superload], { width: 17 })?.superload).toBe('expected');
    });

    it('a load is a superload by one measure even if another measure’s limit isn’t known', () => {
      expect(answer([superload, routineGross], { width: 17, weight: 90_000 })?.superload).toBe(
        'expected',
      );
    });

    it('shows the maximum that the load is over', () => {
      expect(answer([routine], { width: 15 })?.thresholds).toContainEqual(
        expect.objectContaining({ rule: 'permit_max_width_in', isFired: true }),
      );
      expect(answer([routine], { width: 15 })?.missing).toContain('superload_width_in');
    });
  });

  it('a front or rear rule is never added to the count it restates', () => {
    const escorts = (rows: StateRule[]) =>
      assessLoad(input({ width: 14 }), indexRules(rows), BORDERS).assessment?.states[0]?.escorts;
    const one = rule({ rule: 'escort_one_width_in', value: '144' });
    const front = rule({ rule: 'escort_front_width_in', road_class: 'two_lane', value: '144' });
    expect(escorts([one, front])).toMatchObject({ atLeast: 1, possible: 1 });
    const two = rule({ rule: 'escort_two_width_in', value: '144' });
    expect(escorts([one, two, front])?.atLeast).toBe(2);
  });
});

describe('the federal check', () => {
  it('splits the steer axle off and estimates what each group weighs', () => {
    const own = input({ weight: 40_000 });
    const { gross, groups, bridge } = federalCheck(loadedSize(own), own.combination);
    expect(gross).toBe('over');
    expect(groups.map(({ name, axles, limit }) => [name, axles, limit])).toEqual([
      ['Steer', 1, 20_000],
      ['Drive', 2, 34_000],
      ['Trailer', 2, 34_000],
    ]);
    expect(groups.every(({ isEstimated }) => isEstimated)).toBe(true);
    expect(groups.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBe(90_000);
    expect(bridge?.result).toBe('over');
  });

  it('uses weighed groups as given', () => {
    const own: AssessmentInput = {
      ...input({}),
      combination: {
        ...RIG,
        axleGroups: [
          { name: 'Steer', positions: [4], weight: 12_000 },
          { name: 'Drive', positions: [21, 25.5], weight: 34_000 },
        ],
      },
    };
    const { groups } = federalCheck(loadedSize(own), own.combination);
    expect(groups.map(({ weight, result }) => [weight, result])).toEqual([
      [12_000, 'within'],
      [34_000, 'at'],
    ]);
  });
});
