import type { DeckType } from '../decks';
import { drawCommonVehicle, isCommonDeck, wellLength } from './draw-common-vehicle';
import { extendable } from './extendable';
import { platform } from './platform';
import { suspended } from './suspended';
import type { Vehicle, VehicleSpec } from './vehicle';

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
