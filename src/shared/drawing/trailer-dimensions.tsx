import { formatFeet, formatToInch } from '@domain/numbers/length';
import type { Fidelity, Vehicle } from './geometry/vehicle';
import type { TrailerLayout } from './layout/trailer-layout';
import { pixelX, pixelY } from './layout/view';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { AxleGroups, AxleNumbers, AxleSpacings } from './svg/axle-rows';
import { HorizontalDimension, VerticalDimension } from './svg/dimension';
import { Label } from './svg/label';
import { ScaleBar } from './svg/scale-bar';

interface TrailerDimensionsProps {
  readonly vehicle: Vehicle;
  readonly fidelity: Fidelity;
  readonly layout: TrailerLayout;
  /** Label for the loading length: "well", "lower deck". */
  readonly wellName: string;
  /** Otherwise the overall length is estimated from typical proportions, and the drawing says "about". */
  readonly isOverallKnown: boolean;
}

/**
 * Dimensions of a trailer drawing: axles, well, overall length, deck height. A drawing that isn't to scale
 * shows only the axles.
 */
export function TrailerDimensions({
  vehicle,
  fidelity,
  layout,
  wellName,
  isOverallKnown,
}: TrailerDimensionsProps) {
  const { view, rows, margin, isSmall, width } = layout;
  const { well, groups } = vehicle;
  const wellBottom = pixelY(view, Math.max(0, well.height - 1.2));
  const edge = width - margin.right;
  if (fidelity !== 'to-scale') {
    return (
      <>
        {rows.numbers !== null && <AxleNumbers groups={groups} view={view} y={rows.numbers} />}
        <Label x={margin.left} y={rows.well} tone="caption" anchor="start">
          Not to scale
        </Label>
      </>
    );
  }
  return (
    <>
      {rows.numbers !== null && <AxleNumbers groups={groups} view={view} y={rows.numbers} />}
      {rows.spacings !== null && <AxleSpacings groups={groups} view={view} y={rows.spacings} />}
      {rows.groups !== null && <AxleGroups groups={groups} view={view} y={rows.groups} />}
      <HorizontalDimension
        from={pixelX(view, well.start)}
        to={pixelX(view, well.end)}
        y={rows.well}
        text={`${formatFeet(well.end - well.start)} ${wellName}`}
        witness={[wellBottom, wellBottom]}
      />
      <HorizontalDimension
        from={pixelX(view, vehicle.start ?? 0)}
        to={pixelX(view, vehicle.length)}
        y={rows.overall}
        text={`${isOverallKnown ? '' : 'about '}${formatToInch(vehicle.length - (vehicle.start ?? 0))} overall`}
        tone="strong"
        witness={[view.ground + 4, view.ground + 4]}
      />
      <VerticalDimension
        from={pixelY(view, well.height)}
        to={view.ground}
        x={edge + (isSmall ? 8 : 22)}
        text={formatFeet(well.height)}
        size={isSmall ? 10 : 11}
        witness={[edge + 2, edge + 2]}
      />
      <ScaleBar x={margin.left} y={rows.scale} scale={view.scale} room={edge} />
    </>
  );
}

/** Line at legal height, behind the vehicle. */
export function LegalHeight({ layout }: Pick<TrailerDimensionsProps, 'layout'>) {
  const { view, margin, width, isSmall } = layout;
  const y = pixelY(view, LEGAL_ENVELOPE_FT.height);
  const end = width - margin.right + (isSmall ? 0 : 20);
  return (
    <>
      <path className="ink-datum" d={`M${String(margin.left)} ${String(y)}H${String(end)}`} />
      <Label x={margin.left} y={y - 5} tone="quiet" anchor="start" size={10}>
        {`Legal height ${formatFeet(LEGAL_ENVELOPE_FT.height)}`}
      </Label>
    </>
  );
}
