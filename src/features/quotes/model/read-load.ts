import { parseDimension, type QuoteFormValues } from '@contracts/quote';
import { checkLoad } from '@/shared/drawing/check-load';
import { deckFromEquipment } from '@/shared/drawing/deck-from-equipment';
import { DECKS, type DeckType } from '@/shared/drawing/decks';
import type { LoadSize } from '@/shared/drawing/load-size';

const MEASURES = ['length', 'width', 'height'] as const;

/** What has been typed so far: a field that was never touched is missing. */
type TypedLoad = Partial<Pick<QuoteFormValues, 'equipment' | 'length' | 'width' | 'height'>>;

/** A load as the drawing takes it, and what to say about it under the drawing. */
export interface LoadReading {
  size: LoadSize;
  deck: DeckType;
  /** E.g. "RGN, 7 axles". */
  trailer: string;
  /** E.g. "Oversize" or "Width missing". */
  verdict: string;
}

/** Reads the measurements while they are being typed; 0 stands for "not known yet". Feet. */
export function readTypedLoad(typed: TypedLoad): LoadReading {
  return readLoad({
    equipment: typed.equipment ?? '',
    length: readFeet(typed.length),
    width: readFeet(typed.width),
    height: readFeet(typed.height),
  });
}

/** Reads a load whose measurements are known, in feet. */
export function readLoad(load: LoadSize & { equipment: string }): LoadReading {
  const { equipment, length, width, height } = load;
  const size = { length, width, height };
  const deck = deckFromEquipment(equipment);
  const { name, axles } = DECKS[deck];
  return { size, deck, trailer: `${name}, ${String(axles)} axles`, verdict: verdictOn(size, deck) };
}

function readFeet(text: string | undefined): number {
  return Math.max(parseDimension(text ?? ''), 0);
}

function verdictOn(size: LoadSize, deck: DeckType): string {
  const missing = MEASURES.filter((measure) => size[measure] === 0);
  if (missing.length === MEASURES.length) return 'No measurements yet';
  if (missing.length > 0) {
    const words = missing.join(' and ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} missing`;
  }
  return checkLoad(size, deck).isOversize ? 'Oversize' : 'Within legal limits';
}
