import { readLength } from '@contracts/length';
import type { QuoteFormValues } from '@contracts/quote';
import { DIMENSIONS, type SizeTexts } from '@contracts/size';
import { checkLoad } from '@/shared/drawing/check-load';
import { DECKS, type DeckType } from '@/shared/drawing/decks';
import type { LoadSize } from '@/shared/drawing/load-size';
import { canCarry, trailerForLoad } from '@/shared/drawing/trailer-for-load';

/** The form's values so far. Untouched fields are missing. */
type LoadFieldValues = Partial<Pick<QuoteFormValues, 'equipment' | keyof SizeTexts>>;

/** A load as the drawing needs it, with the texts of the title block. */
export interface LoadSummary {
  size: LoadSize;
  deck: DeckType;
  /** Total axles, if the customer named them. */
  axles: number | null;
  /** E.g. "RGN, 9 axles", or "RGN" if the customer named no axles. */
  trailer: string;
  /** E.g. "Oversize", "Width missing" or "Too large" (for this trailer). */
  classification: string;
}

/** Summarizes the form while it is being filled in. A dimension of 0 ft means not entered yet. */
export function summarizeFormLoad(typed: LoadFieldValues): LoadSummary {
  return summarizeLoad({
    equipment: typed.equipment ?? '',
    length: readLength(typed.length, typed.length_in) ?? 0,
    width: readLength(typed.width, typed.width_in) ?? 0,
    height: readLength(typed.height, typed.height_in) ?? 0,
  });
}

/** Summarizes a load with known dimensions, in feet. */
export function summarizeLoad(load: LoadSize & { equipment: string }): LoadSummary {
  const { equipment, length, width, height } = load;
  const size = { length, width, height };
  const { deck, axles } = trailerForLoad({ ...size, equipment });
  const { name } = DECKS[deck];
  return {
    size,
    deck,
    axles,
    trailer: axles === null ? name : `${name}, ${String(axles)} axles`,
    classification: classify(size, deck),
  };
}

function classify(size: LoadSize, deck: DeckType): string {
  const missing = DIMENSIONS.filter((dimension) => size[dimension] === 0);
  if (missing.length === DIMENSIONS.length) return 'No measurements yet';
  if (missing.length > 0) {
    const words = missing.join(' and ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} missing`;
  }
  if (!canCarry(deck, size)) return 'Too large';
  return checkLoad(size, deck).isOversize ? 'Oversize' : 'Legal size';
}
