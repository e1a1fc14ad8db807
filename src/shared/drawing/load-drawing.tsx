import { lazy, Suspense } from 'react';
import type { DeckType } from './decks';
import { drawCommonVehicle, isCommonDeck } from './geometry/draw-common-vehicle';
import { LoadSvg } from './load-svg';
import type { LoadSize } from './load-size';
import { describeMisfit, trailerForLoad } from './trailer-for-load';

const RareLoadSvg = lazy(async () => {
  const { RareLoadSvg } = await import('./rare-load-svg');
  return { default: RareLoadSvg };
});

export interface LoadDrawingProps extends LoadSize {
  /** The trailer; read from `equipment` if omitted. */
  readonly deck?: DeckType | undefined;
  /** Total axles; typical ones if null, read from `equipment` without a deck. */
  readonly axles?: number | null | undefined;
  /** Axles of tractor, jeep, trailer and booster, such as "3+2+3+1". Overrides `axles`. */
  readonly axleLayout?: string | null | undefined;
  /** Height of this deck; typical for its type if omitted. */
  readonly deckHeightFt?: number | null | undefined;
  /** Free text of the quote form: "Lowboy", "RGN, 9 axle". */
  readonly equipment?: string | null | undefined;
  /** Total weight in pounds; chooses the trailer if none is named. */
  readonly weight_lbs?: number | null | undefined;
  /** Why the trailer isn't rated for the weight (`describeOverload`), as long as dispatch hasn't chosen it. */
  readonly overload?: string | null | undefined;
  /**
   * True if a prerendered page has an image file in its place until it is near the screen; a file on the
   * first screen loads with the page.
   */
  readonly isImageFirst?: boolean | 'on-first-screen' | undefined;
  readonly className?: string | undefined;
}

/**
 * Side and rear view of a load on its trailer, to scale, with anything outside the legal envelope
 * hatched. A load that is too large for its trailer is not drawn: a sentence says so. Dimensions in feet; the
 * load is omitted while one is 0 or NaN. The height depends only on
 * the width (drawing.css), so the page doesn't shift while someone types.
 */
export function LoadDrawing({
  deck,
  axles,
  axleLayout,
  deckHeightFt,
  equipment,
  weight_lbs,
  overload = null,
  isImageFirst = false,
  className,
  ...load
}: LoadDrawingProps) {
  const named = trailerForLoad({ ...load, equipment, weight_lbs });
  const type = deck ?? named.deck;
  const count = deck === undefined ? named.axles : (axles ?? null);
  const trailer = { deck: type, axles: count, axleLayout, deckHeightFt };
  const misfit = describeMisfit(type, load);
  if (misfit !== null) {
    return (
      <div className={`load-drawing ${className ?? ''}`}>
        <p className="load-drawing-frame load-drawing-misfit">{misfit}</p>
      </div>
    );
  }
  return (
    <div className={`load-drawing ${className ?? ''}`}>
      {overload !== null && <p className="load-drawing-overload">{overload}</p>}
      {isCommonDeck(type) ? (
        <LoadSvg
          load={load}
          trailer={trailer}
          isImageFirst={isImageFirst}
          draw={(spec) => drawCommonVehicle(type, spec)}
        />
      ) : (
        <Suspense fallback={<div className="load-drawing-frame" />}>
          <RareLoadSvg load={load} trailer={trailer} isImageFirst={isImageFirst} />
        </Suspense>
      )}
    </div>
  );
}
