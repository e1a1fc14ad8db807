/** One value of one rule, as `state_rules` stores it. */
export interface StateRule {
  readonly state: string;
  readonly rule: string;
  readonly road_class: string;
  /** `over` fires above the value, `at_or_over` also at the value; `text` is shown, not compared. */
  readonly comparison: 'over' | 'at_or_over' | 'text';
  readonly value: string | number;
  readonly unit: string;
  readonly certainty: Certainty;
  /** Another value found for the same rule. */
  readonly conflicts: boolean;
  readonly as_of: string | null;
  readonly note: string | null;
  readonly source_ids: readonly string[];
}

/** A: statute, regulation or state page. B: two sources agree. C: one source. */
export type Certainty = 'A' | 'B' | 'C';

export const ROADS = ['interstate', 'four_lane', 'two_lane'] as const;
/** A kind of road our sources tell apart. */
export type Road = (typeof ROADS)[number];

/** Where to look for a value: the exact class first, then the wider ones. */
const LOOK_UP: Readonly<Record<Road, readonly string[]>> = {
  interstate: ['interstate', 'four_lane', 'any'],
  four_lane: ['four_lane', 'any'],
  two_lane: ['two_lane', 'any'],
};

export type RulesByState = ReadonlyMap<string, ReadonlyMap<string, readonly StateRule[]>>;

/** Groups rules by state and name, so that a look-up doesn't read the whole table. */
export function indexRules(rules: readonly StateRule[]): RulesByState {
  const index = new Map<string, Map<string, StateRule[]>>();
  for (const row of rules) {
    const ofState = index.get(row.state) ?? new Map<string, StateRule[]>();
    index.set(row.state, ofState);
    const ofRule = ofState.get(row.rule) ?? [];
    ofState.set(row.rule, ofRule);
    ofRule.push(row);
  }
  return index;
}

/** The value to use on a road, and the other values found for it. */
export interface RoadValue {
  readonly row: StateRule;
  readonly others: readonly StateRule[];
}

/** The rows of a rule that apply on one kind of road; null if we know none. */
export function valueOn(rows: readonly StateRule[], road: Road): RoadValue | null {
  for (const roadClass of LOOK_UP[road]) {
    const inClass = rows.filter(({ road_class: own }) => own === roadClass);
    const row = inClass.find(({ conflicts }) => !conflicts) ?? inClass[0];
    if (row !== undefined) return { row, others: inClass.filter((other) => other !== row) };
  }
  return null;
}

/**
 * The values of a rule on the roads of a leg, each once. On unknown roads that's every value on file,
 * because the leg may use any of them.
 */
export function valuesOn(rows: readonly StateRule[], road: Road | null): RoadValue[] {
  if (road !== null) {
    const value = valueOn(rows, road);
    return value === null ? [] : [value];
  }
  const classes = [...new Set(rows.map(({ road_class: own }) => own))];
  return classes.flatMap((roadClass) => {
    const inClass = rows.filter(({ road_class: own }) => own === roadClass);
    const row = inClass.find(({ conflicts }) => !conflicts) ?? inClass[0];
    return row === undefined ? [] : [{ row, others: inClass.filter((other) => other !== row) }];
  });
}
