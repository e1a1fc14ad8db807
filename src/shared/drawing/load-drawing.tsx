import { lazy, Suspense } from 'react';
import { deckFromEquipment } from './deck-from-equipment';
import type { DeckType } from './decks';
import './drawing.css';
import { drawCommonVehicle, isCommonDeck } from './geometry/draw-common-vehicle';
import { LoadSheet } from './load-sheet';
import type { LoadSize } from './load-size';

const RareLoadSheet = lazy(async () => {
  const { RareLoadSheet } = await import('./rare-load-sheet');
  return { default: RareLoadSheet };
});

export interface LoadDrawingProps extends LoadSize {
  /** The trailer; guessed from `equipment` if omitted. */
  readonly deck?: DeckType | undefined;
  /** Free text of the quote form: "Lowboy", "RGN, 9 axle". */
  readonly equipment?: string | null | undefined;
  readonly className?: string | undefined;
}

/**
 * Side and rear view of a load on its trailer, to scale, with anything outside the legal envelope
 * hatched. Dimensions in feet; the load is omitted while one is 0 or NaN. The height depends only on
 * the width (drawing.css), so the page doesn't shift while someone types.
 */
export function LoadDrawing({ deck, equipment, className, ...load }: LoadDrawingProps) {
  const type = deck ?? deckFromEquipment(equipment);
  return (
    <div className={`load-sheet ${className ?? ''}`}>
      {isCommonDeck(type) ? (
        <LoadSheet load={load} deck={type} draw={(spec) => drawCommonVehicle(type, spec)} />
      ) : (
        <Suspense fallback={<div className="load-sheet-frame" />}>
          <RareLoadSheet load={load} deck={type} />
        </Suspense>
      )}
    </div>
  );
}
