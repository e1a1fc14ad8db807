import type { DeckType } from './decks';
import { drawVehicle } from './geometry/draw-vehicle';
import { LoadSheet } from './load-sheet';
import type { LoadSize } from './load-size';

interface RareLoadSheetProps {
  readonly load: LoadSize;
  readonly deck: DeckType;
}

/** The sheet of a load on one of the trailers few loads need. */
export function RareLoadSheet({ load, deck }: RareLoadSheetProps) {
  return <LoadSheet load={load} deck={deck} draw={(spec) => drawVehicle(deck, spec)} />;
}
