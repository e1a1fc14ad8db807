import { formatCount } from './numbers/counts.ts';
import { poundsProblem, readPounds } from './numbers/read-pounds.ts';
import { numberProblem, readNumber } from './numbers/read-quantity.ts';
import { BLANK_SIZE, sizeTexts, type Dimension, type SizeTexts } from './size.ts';

/** Limits of a quote's pieces. `private.are_quote_pieces` in the migrations has the same numbers. */
export const PIECE_LIMITS = {
  pieces: 20,
  quantity: 999,
  weight: 2_000_000,
  totalWeight: 20_000_000,
} as const;

/** One piece of a quote, as `quotes.pieces` stores it. No interface, because those aren't JSON. */
export type QuotePiece = Readonly<{
  /** The customer's description; null if there is none. */
  description: string | null;
  quantity: number;
  /** Feet, of each item. */
  length: number;
  width: number;
  height: number;
  /** Pounds, of each item; null if unknown. */
  weight: number | null;
}>;

/** The problem with the quantity of a piece, as a sentence; null if there is none, or the box is blank. */
export function quantityProblem(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (/^[-−]/u.test(typed)) return "Quantity can't be negative.";
  const count = readNumber(typed);
  if (!Number.isInteger(count)) return numberProblem(typed, 'Enter a whole number.');
  if (count === 0) return 'Quantity must be at least 1.';
  if (count > PIECE_LIMITS.quantity) {
    return `Quantity can't exceed ${String(PIECE_LIMITS.quantity)}.`;
  }
  return null;
}

/** The problem with the weight of a piece, as a sentence; null if there is none, or the box is blank. */
export function weightProblem(text: string): string | null {
  if (text.trim() === '') return null;
  if (/^\s*[-−]/u.test(text)) return "Weight can't be negative.";
  const pounds = readPounds(text);
  if (Number.isNaN(pounds)) {
    return poundsProblem(text, 'Enter the weight in pounds, for example 72,200.');
  }
  if (pounds === 0) return 'Weight must be more than 0.';
  return pounds > PIECE_LIMITS.weight ? "Weight can't exceed 2,000,000 lb." : null;
}

/** The texts in the boxes of one piece. */
export type PieceTexts = SizeTexts & Record<'description' | 'quantity' | 'weight', string>;

export const BLANK_PIECE: PieceTexts = {
  description: '',
  quantity: '1',
  weight: '',
  ...BLANK_SIZE,
};

/** The form's texts of a stored piece; a dimension of 0 is blank. */
export function pieceTexts(piece: QuotePiece): PieceTexts {
  return {
    description: piece.description ?? '',
    quantity: String(piece.quantity),
    weight: piece.weight === null ? '' : formatCount(piece.weight),
    ...sizeTexts(piece),
  };
}

/** The largest length, width and height of several pieces, in feet; 0 without pieces. */
export const largestSize = (pieces: readonly Record<Dimension, number>[]) => ({
  length: Math.max(0, ...pieces.map(({ length }) => length)),
  width: Math.max(0, ...pieces.map(({ width }) => width)),
  height: Math.max(0, ...pieces.map(({ height }) => height)),
});

/** Pounds of all pieces together; null if one has no weight. */
export function totalWeight(pieces: readonly QuotePiece[]): number | null {
  let total = 0;
  for (const { quantity, weight } of pieces) {
    if (weight === null) return null;
    total += quantity * weight;
  }
  return total;
}
