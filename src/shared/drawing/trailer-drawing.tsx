import type { CSSProperties, ReactNode } from 'react';
import { DECKS, type DeckType } from './decks';
import './drawing.css';
import { formatFeet, formatToInch } from '@contracts/length';
import { drawVehicle } from './geometry/draw-vehicle';
import type { Vehicle, VehicleSpec } from './geometry/vehicle';
import { layOutPlain, layOutTrailer } from './layout/trailer-sheet';
import { pixelX } from './layout/view';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { Ground } from './svg/ground';
import { Shapes } from './svg/shapes';
import { LegalHeight, TrailerDimensions } from './trailer-dimensions';
import { useSheetSize } from './use-sheet-size';

export interface TrailerDrawingProps extends VehicleSpec {
  readonly deck: DeckType;
  /** Whether to show dimensions, axle numbers and scale. */
  readonly hasDimensions?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Combinations over `fromFt` keep a readable width in pixels on phones and scroll sideways. */
const LONG = { fromFt: 110, width: 620 } as const;

/** Size used on the server; the browser measures and lays out again before the first paint. */
const UNMEASURED = { width: 900, height: 300 } as const;

/**
 * Left side view of a combination, to scale. Lengths, axles and deck height come from the record;
 * structural details are typical. The height depends only on the width (drawing.css).
 */
export function TrailerDrawing({
  deck,
  hasDimensions = true,
  className,
  ...spec
}: TrailerDrawingProps) {
  const [{ width }, ref] = useSheetSize(UNMEASURED);
  const vehicle = drawVehicle(deck, spec);
  const isLong = hasDimensions && vehicle.length > LONG.fromFt;
  const title = describeTrailer(deck, vehicle);
  const canScroll = isLong && width <= LONG.width;
  const rise = { '--rise': LEGAL_ENVELOPE_FT.height / vehicle.length } as CSSProperties;
  return (
    <div
      className={`trailer-sheet ${className ?? ''}`}
      {...(canScroll && { role: 'group', tabIndex: 0, 'aria-label': 'Scrollable drawing' })}
    >
      <div className={isLong ? 'trailer-sheet-page is-long' : 'trailer-sheet-page'}>
        <div
          ref={ref}
          className={hasDimensions ? 'trailer-sheet-frame' : 'trailer-sheet-frame is-plain'}
          style={rise}
        >
          {hasDimensions ? (
            <DimensionedTrailer {...{ vehicle, width, title }} wellName={DECKS[deck].wellName} />
          ) : (
            <PlainTrailer {...{ vehicle, width, title }} />
          )}
        </div>
      </div>
    </div>
  );
}

interface TrailerSheetProps {
  readonly vehicle: Vehicle;
  readonly width: number;
  readonly title: string;
}

function DimensionedTrailer({
  vehicle,
  width,
  title,
  wellName,
}: TrailerSheetProps & { readonly wellName: string }) {
  const sheet = layOutTrailer(vehicle, width);
  const { view, margin } = sheet;
  const edge = width - margin.right;
  return (
    <Sheet width={width} height={sheet.height} title={title}>
      <LegalHeight sheet={sheet} />
      <Ground
        from={Math.max(0, margin.left - 14)}
        to={Math.min(width, edge + 14)}
        y={view.ground}
      />
      <Shapes shapes={vehicle.shapes} view={view} />
      <TrailerDimensions vehicle={vehicle} sheet={sheet} wellName={wellName} />
    </Sheet>
  );
}

function PlainTrailer({ vehicle, width, title }: TrailerSheetProps) {
  const { height, view } = layOutPlain(vehicle, width);
  return (
    <Sheet width={width} height={height} title={title}>
      <Ground from={0} to={pixelX(view, vehicle.length) + 4} y={view.ground} />
      <Shapes shapes={vehicle.shapes} view={view} />
    </Sheet>
  );
}

interface SheetProps {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Sheet({ width, height, title, children }: SheetProps) {
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${String(width)} ${String(Math.round(height))}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={title}
    >
      {children}
    </svg>
  );
}

function describeTrailer(deck: DeckType, { length, well, groups }: Vehicle): string {
  const { name, wellName } = DECKS[deck];
  const axles = groups.reduce((sum, group) => sum + group.axles.length, 0);
  return `Side view to scale: ${String(axles)}-axle ${name}, ${formatToInch(length)} overall, ${wellName} ${formatFeet(well.end - well.start)} long and ${formatFeet(well.height)} above ground.`;
}
