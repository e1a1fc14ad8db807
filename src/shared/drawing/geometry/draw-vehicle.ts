import { parseAxleLayout, totalAxles } from '../axle-layout';
import type { DeckType } from '../decks';
import { drawCommonVehicle, isCommonDeck, wellLength } from './draw-common-vehicle';
import { extendable } from './extendable';
import { platform } from './platform';
import { suspended } from './suspended';
import { axlesOf, type Fidelity, type Vehicle, type VehicleSpec } from './vehicle';

/** Draws any combination: positions and outlines of its parts, in feet. */
export function drawVehicle(deck: DeckType, spec: VehicleSpec): Vehicle {
  if (isCommonDeck(deck)) return drawCommonVehicle(deck, spec);
  const length = wellLength(deck, spec);
  switch (deck) {
    case 'extendable':
      return extendable(length, spec);
    case 'platform':
      return platform(length, spec);
    case 'perimeter':
    case 'schnabel':
      return suspended(deck, length, spec);
  }
}

/** Parts of a silhouette: what doesn't depend on the number of axles. */
const SILHOUETTE: ReadonlySet<string> = new Set(['body', 'glass', 'beacon']);

/** Draws a record and says how much of it the record supports. A silhouette has no axle groups. */
export function drawRecord(
  deck: DeckType,
  spec: VehicleSpec,
): { vehicle: Vehicle; fidelity: Fidelity } {
  const vehicle = drawVehicle(deck, spec);
  const layout = parseAxleLayout(spec.axleLayout);
  const axles = layout === null ? spec.axles : totalAxles(layout);
  if (axlesOf(vehicle) !== axles) {
    const shapes = vehicle.shapes.filter(({ ink }) => SILHOUETTE.has(ink));
    return { vehicle: { ...vehicle, groups: [], shapes }, fidelity: 'outline' };
  }
  const isLengthKnown = spec.wellLengthFt === wellLength(deck, spec);
  return { vehicle, fidelity: isLengthKnown ? 'to-scale' : 'typical-length' };
}
