import type { CSSProperties } from 'react';
import { countOf } from '@domain/numbers/counts';
import type { DeckType } from './decks';
import { formatToInch } from '@domain/numbers/length';
import { drawRecord } from './geometry/draw-vehicle';
import { axlesOf, type Fidelity, type Vehicle, type VehicleSpec } from './geometry/vehicle';
import { TrailerDrawing } from './trailer-drawing';

export interface ScaledTrailerProps extends VehicleSpec {
  readonly deck: DeckType;
  /** Width of the paper in feet. Use the same value for all trailers to compare. */
  readonly paperFt: number;
  /** True if a prerendered page has an image file in its place until it is near the screen. */
  readonly isImageFirst?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A combination on paper with a line every 10 ft. Drawings with the same width and `paperFt` share
 * one scale.
 */
export function ScaledTrailer({
  deck,
  paperFt,
  isImageFirst,
  className,
  ...spec
}: ScaledTrailerProps) {
  const { vehicle, fidelity } = drawRecord(deck, spec);
  const length = vehicle.length - (vehicle.start ?? 0);
  const paper = {
    '--paper-step': String(10 / paperFt),
    '--paper-share': String(length / paperFt),
  } as CSSProperties;
  return (
    <div className={`scaled-trailer ${className ?? ''}`} style={paper}>
      <div className="scaled-trailer-vehicle">
        <TrailerDrawing deck={deck} {...spec} hasDimensions={false} isImageFirst={isImageFirst} />
      </div>
      <p aria-hidden="true" className="scaled-trailer-note">
        {scaledNote(vehicle, fidelity, length)}
      </p>
    </div>
  );
}

function scaledNote(vehicle: Vehicle, fidelity: Fidelity, length: number): string {
  const axles = axlesOf(vehicle);
  const name = countOf(axles, 'axle');
  if (fidelity === 'outline') return 'Not to scale';
  return fidelity === 'to-scale'
    ? `${name}, about ${formatToInch(length)}`
    : `${name}, not to scale`;
}
