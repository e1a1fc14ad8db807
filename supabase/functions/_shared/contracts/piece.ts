import * as z from 'zod/mini';
import { readPounds } from '../domain/numbers/read-pounds.ts';
import { readNumber } from '../domain/numbers/read-quantity.ts';
import { quantityProblem, weightProblem, type QuotePiece } from '../domain/piece.ts';
import { readSize } from '../domain/size.ts';
import { checkSize, sizeFields } from './size.ts';
import { optionalLine, TEXT_LIMITS } from './text.ts';

/** A piece as PostgREST returns it. */
export const storedPieceSchema = z.object({
  description: z.nullable(z.string()),
  quantity: z.number(),
  length: z.number(),
  width: z.number(),
  height: z.number(),
  weight: z.nullable(z.number()),
});

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

/** All pieces in a few words, at most 160 characters: `Press crown, tooling crate`. Null without words. */
export function commodityOf(pieces: readonly QuotePiece[]): string | null {
  const named = pieces.flatMap(({ description }) => description ?? []);
  if (named.length === 0) return null;
  const words = [...new Set(named)].join(', ');
  const letters = Array.from(words);
  const max = TEXT_LIMITS.commodity;
  return letters.length <= max ? words : `${letters.slice(0, max - 1).join('')}…`;
}
