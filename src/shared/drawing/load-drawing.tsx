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
  /** The trailer; read from `equipment` where it is not given. */
  readonly deck?: DeckType | undefined;
  /** Free text of the quote form: "Lowboy", "RGN, 9 axle". */
  readonly equipment?: string | null | undefined;
  readonly className?: string | undefined;
}

/**
 * A load on its trailer from the side and from behind, to scale, against the legal envelope, with
 * what is over it in hatch. Measures in feet; 0 or no number leaves the load out. Its height
 * follows from its width alone (drawing.css), so nothing shifts while somebody types.
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
