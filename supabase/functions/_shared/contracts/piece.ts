import * as z from 'zod/mini';
import { numberProblem, readNumber } from './read-quantity.ts';
import { formatCount } from './counts.ts';
import { poundsProblem, readPounds } from './read-pounds.ts';
import { BLANK_SIZE, checkSize, readSize, sizeFields, sizeTexts, type Dimension } from './size.ts';
import { optionalLine, TEXT_LIMITS } from './text.ts';

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

/** A piece as PostgREST returns it. */
export const storedPieceSchema = z.object({
  description: z.nullable(z.string()),
  quantity: z.number(),
  length: z.number(),
  width: z.number(),
  height: z.number(),
  weight: z.nullable(z.number()),
});

function quantityProblem(text: string): string | null {
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

/** One piece in a form: only its size is required. Its output is the piece as the table stores it. */
export const pieceSchema = z.pipe(
  z
    .object({
      description: optionalLine(TEXT_LIMITS.commodity),
      quantity: z.string(),
      weight: z.string(),
      ...sizeFields,
    })
    .check(
      checkSize({ isRequired: true }),
      z.check<{ quantity: string; weight: string }>(({ value, issues }) => {
        for (const [field, message] of [
          ['quantity', quantityProblem(value.quantity)],
          ['weight', weightProblem(value.weight)],
        ] as const) {
          if (message === null) continue;
          issues.push({
            code: 'custom',
            input: value[field],
            path: [field],
            message,
            continue: true,
          });
        }
      }),
    ),
  z.transform((form): QuotePiece => {
    const { description, quantity, weight, length, width, height } = readSize(form, 0);
    return {
      description,
      quantity: quantity.trim() === '' ? 1 : readNumber(quantity),
      length,
      width,
      height,
      weight: weight.trim() === '' ? null : readPounds(weight),
    };
  }),
);

/** The texts in the boxes of one piece. */
export type PieceTexts = z.input<typeof pieceSchema>;

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

/** All pieces in a few words, at most 160 characters: `Press crown, tooling crate`. Null without words. */
export function commodityOf(pieces: readonly QuotePiece[]): string | null {
  const named = pieces.flatMap(({ description }) => description ?? []);
  if (named.length === 0) return null;
  const words = [...new Set(named)].join(', ');
  const letters = Array.from(words);
  const max = TEXT_LIMITS.commodity;
  return letters.length <= max ? words : `${letters.slice(0, max - 1).join('')}…`;
}
