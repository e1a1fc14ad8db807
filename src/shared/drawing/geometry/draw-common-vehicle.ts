import { DECKS, type DeckType } from '../decks';
import { lowWell } from './low-well';
import { stepDeck } from './step-deck';
import type { Vehicle, VehicleSpec } from './vehicle';

/** The trailers most loads need. Code for the others loads on demand. */
export type CommonDeck = Extract<DeckType, 'rgn' | 'lowboy' | 'stepdeck'>;

export const isCommonDeck = (deck: DeckType): deck is CommonDeck =>
  deck === 'rgn' || deck === 'lowboy' || deck === 'stepdeck';

/** Shortest and longest well or deck we draw, in feet. */
const WELL_RANGE = { shortest: 16, longest: 260 } as const;

/** Draws a common combination: positions and outlines of its parts, in feet. */
export function drawCommonVehicle(deck: CommonDeck, spec: VehicleSpec): Vehicle {
  const length = wellLength(deck, spec);
  return deck === 'stepdeck' ? stepDeck(length, spec) : lowWell(deck, length, spec);
}

/** Clamps the requested well or deck length to what we draw; the typical length when none is given. */
export function wellLength(deck: DeckType, { wellLengthFt }: VehicleSpec): number {
  if (!wellLengthFt || !Number.isFinite(wellLengthFt)) return DECKS[deck].wellLength;
  return Math.min(Math.max(wellLengthFt, WELL_RANGE.shortest), WELL_RANGE.longest);
}
