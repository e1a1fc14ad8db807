import { readLength } from '@domain/numbers/parse-length';
import { largestSize, type PieceTexts } from '@domain/piece';
import { readNumber } from '@domain/numbers/read-quantity';
import { readPounds } from '@domain/numbers/read-pounds';
import { DIMENSIONS } from '@domain/size';
import { checkLoad } from '@/shared/drawing/check-load';
import { DECKS, type DeckType } from '@/shared/drawing/decks';
import type { LoadSize } from '@/shared/drawing/load-size';
import { describeOverload } from '@/shared/drawing/describe-overload';
import { canCarry, trailerForLoad } from '@/shared/drawing/trailer-for-load';

/** The form's values so far. Untouched fields are missing. */
interface TypedLoad {
  equipment?: string | undefined;
  pieces?: readonly (Partial<PieceTexts> | undefined)[] | undefined;
}

/** A load as the drawing needs it, with the texts of the title block. */
export interface LoadSummary {
  size: LoadSize;
  deck: DeckType;
  /** Total axles, if the customer named them. */
  axles: number | null;
  /** Why the trailer isn't rated for the weight; null if it is, or the weight isn't known. */
  overload: string | null;
  /** E.g. "RGN, 9 axles", or "RGN" if the customer named no axles. */
  trailer: string;
  /** E.g. "Oversize", "Width missing", "Too large" or "Too heavy" (for this trailer). */
  classification: string;
}

/**
 * Summarizes the form while it is being filled in: the largest dimensions of its pieces. A dimension
 * of 0 ft means not entered yet.
 */
export function summarizeFormLoad({ equipment = '', pieces = [] }: TypedLoad): LoadSummary {
  const sizes = pieces.map((piece) => ({
    length: readLength(piece?.length, piece?.length_in) ?? 0,
    width: readLength(piece?.width, piece?.width_in) ?? 0,
    height: readLength(piece?.height, piece?.height_in) ?? 0,
  }));
  const weights = pieces.map(
    (piece) => readPounds(piece?.weight ?? '') * readNumber(piece?.quantity ?? ''),
  );
  const pounds = weights.reduce((sum, weight) => sum + weight, 0);
  const weight_lbs = Number.isNaN(pounds) ? null : pounds;
  return summarizeLoad({ equipment, weight_lbs, ...largestSize(sizes) });
}

/** Summarizes a load with known dimensions, in feet. */
export function summarizeLoad(
  load: LoadSize & { equipment: string; weight_lbs: number | null },
): LoadSummary {
  const { equipment, weight_lbs, length, width, height } = load;
  const size = { length, width, height };
  const { deck, axles } = trailerForLoad({ ...size, equipment, weight_lbs });
  const { name } = DECKS[deck];
  const overload = describeOverload(deck, size, weight_lbs);
  return {
    size,
    deck,
    axles,
    overload,
    trailer: trailerText(equipment, name, axles),
    classification: classify(size, deck, overload !== null),
  };
}

function trailerText(equipment: string, name: string, axles: number | null): string {
  if (equipment === '') return `${name}, for example`;
  return axles === null ? name : `${name}, ${String(axles)} axles`;
}

function classify(size: LoadSize, deck: DeckType, isTooHeavy: boolean): string {
  const missing = DIMENSIONS.filter((dimension) => size[dimension] === 0);
  if (missing.length === DIMENSIONS.length) return 'No measurements yet';
  if (missing.length > 0) {
    const words = missing.join(' and ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} missing`;
  }
  if (!canCarry(deck, size)) return 'Too large';
  if (isTooHeavy) return 'Too heavy';
  return checkLoad(size, deck).isOversize ? 'Oversize' : 'Legal size';
}
