import { compare, thresholdOf, type Measured } from './measure.ts';
import { valuesOn, type Certainty, type Road, type RoadValue, type StateRule } from './rules.ts';

/** A value as the page shows it, with where it comes from. */
export interface Evidence {
  readonly rule: string;
  readonly road: string;
  readonly comparison: StateRule['comparison'];
  /** In `unit`; null if the row is text. */
  readonly value: number | null;
  readonly text: string;
  readonly unit: string;
  readonly certainty: Certainty;
  readonly asOf: string | null;
  readonly note: string | null;
  readonly sourceIds: readonly string[];
  /** Another value found for the same rule. */
  readonly isOther: boolean;
}

/** A threshold compared with the load. */
export interface Threshold extends Evidence {
  /** Feet or pounds; null if the load's measure isn't known. */
  readonly measured: number | null;
  readonly result: 'over' | 'at' | 'within' | 'text' | 'unknown';
  /** True if the rule fires. Exactly at a threshold, that depends on its comparison. */
  readonly isFired: boolean;
}

/**
 * A rule's answer about the load. `maybe`: the values found disagree and it depends on which is right.
 * `none`: the state told us it sets no limit. `unknown`: no value, or no measure to compare.
 */
export type Verdict = 'fires' | 'maybe' | 'not_reached' | 'none' | 'unknown';

export interface Finding {
  readonly verdict: Verdict;
  /** True if each value that makes the rule fire has only one source (C). */
  readonly isWeak: boolean;
  readonly isAtThreshold: boolean;
  readonly thresholds: readonly Threshold[];
}

const NONE_SET = /^none specified/iu;

export function evidenceOf(row: StateRule, isOther: boolean): Evidence {
  return {
    rule: row.rule,
    road: row.road_class,
    comparison: row.comparison,
    value: thresholdOf(row),
    text: String(row.value),
    unit: row.unit,
    certainty: row.certainty,
    asOf: row.as_of === '' ? null : row.as_of,
    note: row.note === '' ? null : row.note,
    sourceIds: row.source_ids,
    isOther,
  };
}

function thresholdRow(row: StateRule, isOther: boolean, measured: Measured): Threshold {
  const evidence = evidenceOf(row, isOther);
  const base = { ...evidence, measured };
  if (evidence.value === null) return { ...base, result: 'text', isFired: false };
  if (measured === null) return { ...base, result: 'unknown', isFired: false };
  const { isFired, isAt } = compare(measured, row, evidence.value);
  return { ...base, result: isAt ? 'at' : isFired ? 'over' : 'within', isFired };
}

/** Compares the load with a rule on one kind of road, or on every road if it isn't known. */
export function find(
  rows: readonly StateRule[] | undefined,
  measured: Measured,
  road: Road | null,
): Finding {
  const findings = valuesOn(rows ?? [], road).map((value) => findOne(value, measured));
  return {
    verdict: worst(findings.map(({ verdict }) => verdict)),
    isWeak: findings.every(({ verdict, isWeak }) => verdict !== 'fires' || isWeak),
    isAtThreshold: findings.some(({ isAtThreshold }) => isAtThreshold),
    thresholds: findings.flatMap(({ thresholds }) => thresholds),
  };
}

function findOne({ row, others }: RoadValue, measured: Measured): Finding {
  const used = thresholdRow(row, row.conflicts, measured);
  const found = others.map((other) => thresholdRow(other, true, measured));
  const numbers = [used, ...found].filter(({ value }) => value !== null);
  const fired = numbers.filter(({ isFired }) => isFired);
  // Other values are shown only if they change the answer.
  const disagreeing = found.filter(
    ({ value, isFired, result }) =>
      value !== null && (isFired !== used.isFired || (result === 'at') !== (used.result === 'at')),
  );
  return {
    verdict: verdictOf(used, numbers.length, fired.length, measured),
    isWeak: used.certainty === 'C',
    isAtThreshold: numbers.some(({ result }) => result === 'at'),
    thresholds: [used, ...disagreeing],
  };
}

function verdictOf(used: Threshold, numbers: number, fired: number, measured: Measured): Verdict {
  if (numbers > 0 && measured !== null) {
    if (fired === numbers && used.isFired) return 'fires';
    if (fired > 0) return 'maybe';
    if (used.value !== null) return 'not_reached';
  }
  return used.value === null && NONE_SET.test(used.text) ? 'none' : 'unknown';
}

const ORDER: readonly Verdict[] = ['fires', 'maybe', 'unknown', 'not_reached', 'none'];

/** The most restrictive verdict; `unknown` without any. */
export const worst = (verdicts: readonly Verdict[]): Verdict =>
  ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'unknown';
