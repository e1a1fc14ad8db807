import type { CSSProperties } from 'react';
import { DECKS, type DeckType } from './decks';
import { formatFeet, formatToInch } from '@domain/numbers/length';
import { drawingUrl } from './drawing-files';
import { drawRecord } from './geometry/draw-vehicle';
import { axlesOf, type Fidelity, type Vehicle, type VehicleSpec } from './geometry/vehicle';
import { layOutPlain, layOutTrailer } from './layout/trailer-layout';
import { pixelX } from './layout/view';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { DrawingSvg } from './svg/drawing-svg';
import { Ground } from './svg/ground';
import { Shapes } from './svg/shapes';
import { LegalHeight, TrailerDimensions } from './trailer-dimensions';
import { useDrawingSize } from './use-drawing-size';

export interface TrailerDrawingProps extends VehicleSpec {
  readonly deck: DeckType;
  /** True to show dimensions, axle numbers and scale. */
  readonly hasDimensions?: boolean | undefined;
  /** True if a prerendered page has an image file in its place until it is near the screen. */
  readonly isImageFirst?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Combinations over `fromFt` keep a readable width in pixels on phones and scroll sideways. */
const LONG = { fromFt: 110, width: 620 } as const;

/** Size used on the server. */
const UNMEASURED = { width: 900, height: 300 } as const;

/**
 * Left side view of a combination. Axles and well come from the record, and only a drawing of both has
 * dimensions; without them it says that it is not to scale. Structural details are typical. The
 * height depends only on the width (drawing.css).
 */
export function TrailerDrawing({
  deck,
  hasDimensions = true,
  isImageFirst = false,
  className,
  ...spec
}: TrailerDrawingProps) {
  const [size, ref] = useDrawingSize(UNMEASURED, { drawnLater: isImageFirst });
  const { width } = size ?? UNMEASURED;
  const { vehicle, fidelity } = drawRecord(deck, spec);
  const length = vehicle.length - (vehicle.start ?? 0);
  const isLong = hasDimensions && length > LONG.fromFt;
  const title = describeTrailer(deck, vehicle, fidelity);
  const file = isImageFirst ? drawingUrl('trailer', { deck, hasDimensions, ...spec }) : undefined;
  const canScroll = isLong && width <= LONG.width;
  const rise = { '--rise': LEGAL_ENVELOPE_FT.height / length } as CSSProperties;
  return (
    <div className={`trailer-drawing-box ${className ?? ''}`}>
      <div
        className="trailer-drawing"
        {...(canScroll && { role: 'group', tabIndex: 0, 'aria-label': 'Scrollable drawing' })}
      >
        <div className={isLong ? 'trailer-drawing-page is-long' : 'trailer-drawing-page'}>
          <div
            ref={ref}
            className={hasDimensions ? 'trailer-drawing-frame' : 'trailer-drawing-frame is-plain'}
            style={rise}
          >
            {size !== null && hasDimensions && (
              <DimensionedTrailer
                {...{ vehicle, fidelity, width, title, file }}
                isOverallKnown={spec.overallLengthFt != null}
                wellName={DECKS[deck].wellName}
              />
            )}
            {size !== null && !hasDimensions && (
              <PlainTrailer {...{ vehicle, width, title, file }} />
            )}
          </div>
        </div>
      </div>
      {isLong && <p className="trailer-drawing-hint">Scroll sideways to see the whole drawing.</p>}
    </div>
  );
}

interface TrailerSvgProps {
  readonly vehicle: Vehicle;
  readonly width: number;
  readonly title: string;
  readonly file: string | undefined;
}

function DimensionedTrailer({
  vehicle,
  fidelity,
  width,
  title,
  file,
  wellName,
  isOverallKnown,
}: TrailerSvgProps & {
  readonly fidelity: Fidelity;
  readonly wellName: string;
  readonly isOverallKnown: boolean;
}) {
  const layout = layOutTrailer(vehicle, width);
  const { view, margin } = layout;
  const edge = width - margin.right;
  return (
    <DrawingSvg
      className="drawing"
      size={{ width, height: Math.round(layout.height) }}
      title={title}
      file={file}
      preserveAspectRatio="xMinYMin"
    >
      {fidelity === 'to-scale' && <LegalHeight layout={layout} />}
      <Ground
        from={Math.max(0, margin.left - 14)}
        to={Math.min(width, edge + 14)}
        y={view.ground}
      />
      <Shapes shapes={vehicle.shapes} view={view} />
      <TrailerDimensions {...{ vehicle, fidelity, layout, wellName, isOverallKnown }} />
    </DrawingSvg>
  );
}

function PlainTrailer({ vehicle, width, title, file }: TrailerSvgProps) {
  const { height, view } = layOutPlain(vehicle, width);
  return (
    <DrawingSvg
      className="drawing"
      size={{ width, height: Math.round(height) }}
      title={title}
      file={file}
      preserveAspectRatio="xMinYMin"
    >
      <Ground from={0} to={pixelX(view, vehicle.length) + 4} y={view.ground} />
      <Shapes shapes={vehicle.shapes} view={view} />
    </DrawingSvg>
  );
}

function describeTrailer(deck: DeckType, vehicle: Vehicle, fidelity: Fidelity): string {
  const { name, phrase, wellName } = DECKS[deck];
  if (fidelity === 'outline') return `Outline of ${phrase}, not to scale.`;
  const axles = `${String(axlesOf(vehicle))}-axle ${name}`;
  if (fidelity === 'typical-length') return `Side view, not to scale: ${axles}.`;
  const { start = 0, length, well } = vehicle;
  return `Side view to scale: ${axles}, ${formatToInch(length - start)} overall, ${wellName} ${formatFeet(well.end - well.start)} long and ${formatFeet(well.height)} above ground.`;
}
