import type { AssessedPiece } from '@assessment/input';
import { numberProblem, readNumber } from '@domain/numbers/read-quantity';
import { readLength } from '@domain/numbers/parse-length';
import { PIECE_LIMITS, weightProblem, type PieceTexts } from '@domain/piece';
import { readPounds } from '@domain/numbers/read-pounds';
import { DIMENSIONS, dimensionProblem } from '@domain/size';

/** The boxes of a load so far. Untouched boxes are missing. */
export type TypedPiece = Partial<PieceTexts>;

export interface TypedLoad {
  /** Pieces with a complete size. */
  readonly pieces: readonly AssessedPiece[];
  /** The missing entries: `length`, `width`, `height`. */
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
    const { weight: pounds = '' } = piece ?? {};
    const quantity = readQuantity(piece?.quantity);
    const weightIssue = weightProblem(pounds);
    for (const value of [weightIssue, quantity]) if (typeof value === 'string') problems.add(value);
    if (Object.values(size).every((feet) => feet > 0)) {
      pieces.push({
        ...size,
        weight: weightIssue !== null || pounds.trim() === '' ? null : readPounds(pounds),
        quantity: typeof quantity === 'string' ? 1 : quantity,
      });
    }
  }
  return { pieces, missing: [...missing], problems: [...problems] };
}

function readQuantity(text = '1'): number | string {
  if (text.trim() === '') return 1;
  const count = readNumber(text);
  return Number.isInteger(count) && count >= 1 && count <= PIECE_LIMITS.quantity
    ? count
    : numberProblem(
        text,
        `Quantity must be a whole number from 1 to ${String(PIECE_LIMITS.quantity)}.`,
      );
}
