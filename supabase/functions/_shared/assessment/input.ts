import { formatCount } from '../domain/numbers/counts.ts';
import { addLengths, isLonger } from '../domain/numbers/length.ts';
import { PIECE_LIMITS } from '../domain/piece.ts';
import { DIMENSION_MAX_FT, DIMENSIONS, type Dimension } from '../domain/size.ts';
import { ROADS, type Road } from './rules.ts';

/** One kind of item to move. Lengths in feet, weight in pounds. */
export interface AssessedPiece {
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Of each item; null if unknown. */
  readonly weight: number | null;
}

/** The truck and trailer, as far as they are known. Lengths in feet, weights in pounds. */
export interface Combination {
  readonly deckHeight: number;
  /** Length of the well or deck. */
  readonly deckLength: number | null;
  readonly width: number | null;
  /** Bumper to tail, without the load's overhang. */
  readonly overallLength: number | null;
  readonly trailerLength: number | null;
  /** Empty weight with the tractor. */
  readonly tare: number | null;
  /** Front to back, each axle's distance from the bumper. */
  readonly axleGroups: readonly AxleGroup[];
}

export interface AxleGroup {
  readonly name: string;
  readonly positions: readonly number[];
  /** Weighed or planned; otherwise an estimate is made. */
  readonly weight?: number | null;
}

/** The part of a route in one state or province. */
export interface AssessedLeg {
  readonly state: string;
  /** Null if the roads aren't known; then every value on file applies. */
  readonly road: Road | null;
}

export interface AssessmentInput {
  readonly pieces: readonly AssessedPiece[];
  readonly combination: Combination | null;
  readonly legs: readonly AssessedLeg[];
}

export type ProblemCode =
  | 'no_pieces'
  | 'bad_quantity'
  | 'bad_dimension'
  | 'bad_weight'
  | 'bad_combination'
  | 'bad_road'
  | 'unknown_state'
  | 'repeated_state'
  | 'no_border'
  | 'ferry_only';

/** Why there is no answer, as a sentence for the user. */
export interface AssessmentProblem {
  readonly code: ProblemCode;
  readonly message: string;
}

const NAMES = { length: 'Length', width: 'Width', height: 'Height' } as const;

/** Sentences about values no load can have. Nothing is assessed until they are fixed. */
export function inputProblems({ pieces, combination, legs }: AssessmentInput): AssessmentProblem[] {
  const problems = pieces.flatMap(pieceProblems);
  if (pieces.length === 0) {
    problems.push({ code: 'no_pieces', message: 'Enter the size of at least one piece.' });
  }
  if (combination !== null && !isPlausible(combination)) {
    problems.push({
      code: 'bad_combination',
      message: 'The trailer’s dimensions must be positive numbers.',
    });
  }
  for (const { road } of legs) {
    if (road !== null && !ROADS.includes(road)) {
      problems.push({ code: 'bad_road', message: 'Choose Interstate, four-lane or two-lane.' });
    }
  }
  return problems;
}

function pieceProblems({ quantity, weight, ...size }: AssessedPiece): AssessmentProblem[] {
  const problems = DIMENSIONS.flatMap((dimension) => sizeProblem(dimension, size[dimension]));
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > PIECE_LIMITS.quantity) {
    problems.push({
      code: 'bad_quantity',
      message: `Quantity must be a whole number from 1 to ${String(PIECE_LIMITS.quantity)}.`,
    });
  }
  if (weight !== null && !(weight > 0 && weight <= PIECE_LIMITS.weight)) {
    problems.push({
      code: 'bad_weight',
      message:
        weight > PIECE_LIMITS.weight
          ? `Weight can’t exceed ${formatCount(PIECE_LIMITS.weight)} lb.`
          : 'Weight must be a number more than 0.',
    });
  }
  return problems;
}

function sizeProblem(dimension: Dimension, feet: number): AssessmentProblem[] {
  const max = DIMENSION_MAX_FT[dimension];
  const name = NAMES[dimension];
  if (!(feet > 0)) {
    return [{ code: 'bad_dimension', message: `${name} must be a number more than 0.` }];
  }
  return isLonger(feet, max)
    ? [{ code: 'bad_dimension', message: `${name} can’t exceed ${String(max)} ft.` }]
    : [];
}

function isPlausible({ axleGroups, deckHeight, ...measures }: Combination): boolean {
  const isPositive = (value: number) => Number.isFinite(value) && value > 0;
  return (
    isPositive(deckHeight) &&
    [
      measures.deckLength,
      measures.width,
      measures.overallLength,
      measures.trailerLength,
      measures.tare,
    ].every((value) => value === null || isPositive(value)) &&
    axleGroups.every(
      ({ positions, weight }) =>
        positions.length > 0 &&
        positions.every(Number.isFinite) &&
        (weight === null || weight === undefined || isPositive(weight)),
    )
  );
}

/** The load on its trailer. Feet and pounds; null where a part isn't known. */
export interface LoadedSize {
  /** Bumper to tail with overhang. */
  readonly overallLength: number | null;
  /** Of the trailer with its load. */
  readonly trailerLength: number | null;
  readonly width: number;
  readonly height: number | null;
  readonly loadLength: number;
  readonly loadWeight: number | null;
  readonly gross: number | null;
}

/** Puts the largest piece on the trailer and adds up the weights. */
export function loadedSize({ pieces, combination }: AssessmentInput): LoadedSize {
  const largest = (dimension: Dimension) => Math.max(0, ...pieces.map((piece) => piece[dimension]));
  const loadLength = largest('length');
  const weights = pieces.map(({ quantity, weight }) =>
    weight === null ? null : quantity * weight,
  );
  const loadWeight = weights.includes(null)
    ? null
    : Math.ceil(weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0) - 0.001);
  const { deckLength = null, overallLength = null, trailerLength = null } = combination ?? {};
  const overhang = deckLength === null ? 0 : Math.max(0, loadLength - deckLength);
  const longer = (own: number | null) =>
    own === null ? null : Math.max(loadLength, addLengths(own, overhang));
  return {
    loadLength,
    loadWeight,
    overallLength: longer(overallLength),
    trailerLength: longer(trailerLength),
    width: Math.max(largest('width'), combination?.width ?? 0),
    height: combination === null ? null : addLengths(combination.deckHeight, largest('height')),
    gross: loadWeight === null || combination?.tare == null ? null : loadWeight + combination.tare,
  };
}
