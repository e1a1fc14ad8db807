import { DECKS, type DeckType } from '../decks';
import { lowWell } from './low-well';
import { stepDeck } from './step-deck';
import type { Vehicle, VehicleSpec } from './vehicle';

/** The trailers most loads go on. The rest is drawn by few visitors and loaded for them alone. */
export type CommonDeck = Extract<DeckType, 'rgn' | 'lowboy' | 'stepdeck'>;

export const isCommonDeck = (deck: DeckType): deck is CommonDeck =>
  deck === 'rgn' || deck === 'lowboy' || deck === 'stepdeck';

/** Shortest and longest well or deck that is drawn, feet. */
const WELL_RANGE = { shortest: 16, longest: 260 } as const;

/** A common combination from its record: where its parts stand, and their outlines, in feet. */
export function drawCommonVehicle(deck: CommonDeck, spec: VehicleSpec): Vehicle {
  const length = wellLength(deck, spec);
  return deck === 'stepdeck' ? stepDeck(length, spec) : lowWell(deck, length, spec);
}

/** The asked length of well or deck within what can be drawn; the usual one where none is asked. */
export function wellLength(deck: DeckType, { wellLengthFt }: VehicleSpec): number {
  if (!wellLengthFt || !Number.isFinite(wellLengthFt)) return DECKS[deck].wellLength;
  return Math.min(Math.max(wellLengthFt, WELL_RANGE.shortest), WELL_RANGE.longest);
}
