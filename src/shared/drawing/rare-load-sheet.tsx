import type { DeckType } from './decks';
import { drawVehicle } from './geometry/draw-vehicle';
import { LoadSheet } from './load-sheet';
import type { LoadSize } from './load-size';

interface RareLoadSheetProps {
  readonly load: LoadSize;
  readonly deck: DeckType;
}

/** A load drawing on one of the less common trailers. */
export function RareLoadSheet({ load, deck }: RareLoadSheetProps) {
  return <LoadSheet load={load} deck={deck} draw={(spec) => drawVehicle(deck, spec)} />;
}
