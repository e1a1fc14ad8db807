import type { AssessedPiece } from '@assessment/input';
import { readLength } from '@contracts/parse-length';
import { PIECE_LIMITS, readPounds, type PieceTexts } from '@contracts/piece';
import { DIMENSIONS, dimensionProblem } from '@contracts/size';

/** What the boxes of a load hold so far. Untouched boxes are missing. */
export type TypedPiece = Partial<PieceTexts>;

export interface TypedLoad {
  /** Pieces with a complete size. */
  readonly pieces: readonly AssessedPiece[];
  /** What still has to be entered: `length`, `width`, `height`. */
  readonly missing: readonly string[];
  /** Sentences about entries that can't be right. */
  readonly problems: readonly string[];
}

/** Reads the boxes while someone types; an incomplete piece isn't an error yet. */
export function readTypedLoad(typed: readonly (TypedPiece | undefined)[]): TypedLoad {
  const missing = new Set<string>();
  const problems = new Set<string>();
  const pieces: AssessedPiece[] = [];
  for (const piece of typed) {
    const size = { length: 0, width: 0, height: 0 };
    for (const dimension of DIMENSIONS) {
      const [feet = '', inches = ''] = [piece?.[dimension], piece?.[`${dimension}_in`]];
      size[dimension] = readLength(feet, inches) ?? 0;
      const problem = dimensionProblem(dimension, feet, inches, false);
      if (problem !== null) problems.add(problem);
      else if (size[dimension] === 0) missing.add(dimension);
    }
    const weight = readWeight(piece?.weight);
    const quantity = readQuantity(piece?.quantity);
    for (const value of [weight, quantity]) if (typeof value === 'string') problems.add(value);
    if (Object.values(size).every((feet) => feet > 0)) {
      pieces.push({
        ...size,
        weight: typeof weight === 'string' ? null : weight,
        quantity: typeof quantity === 'string' ? 1 : quantity,
      });
    }
  }
  return { pieces, missing: [...missing], problems: [...problems] };
}

/** Pounds, null for an empty box, or what is wrong. */
function readWeight(text = ''): number | string | null {
  if (text.trim() === '') return null;
  const pounds = readPounds(text);
  if (Number.isNaN(pounds)) return 'Enter the weight in pounds, for example 72,200.';
  if (pounds === 0) return 'Weight must be more than 0.';
  return pounds > PIECE_LIMITS.weight ? 'Weight can’t exceed 2,000,000 lb.' : pounds;
}

function readQuantity(text = '1'): number | string {
  if (text.trim() === '') return 1;
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= PIECE_LIMITS.quantity
    ? count
    : `Quantity must be a whole number from 1 to ${String(PIECE_LIMITS.quantity)}.`;
}

/** What is wrong with a typed weight; null for an empty box. */
export function readWeightProblem(text: string): string | null {
  const weight = readWeight(text);
  return typeof weight === 'string' ? weight : null;
}
