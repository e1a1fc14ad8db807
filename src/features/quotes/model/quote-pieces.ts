import type { QuotePiece } from '@domain/piece';
import type { LoadSize } from '@/shared/drawing/load-size';

/** The pieces of a quote. A quote sent with a single size has one piece. */
export function piecesOf(
  quote: LoadSize & { pieces: readonly QuotePiece[]; commodity: string | null },
): readonly QuotePiece[] {
  if (quote.pieces.length > 0) return quote.pieces;
  const { length, width, height, commodity } = quote;
  return [{ description: commodity, quantity: 1, length, width, height, weight: null }];
}
