import { DECKS, type DeckType } from '../decks';
import { extendable } from './extendable';
import { lowWell } from './low-well';
import { platform } from './platform';
import { stepDeck } from './step-deck';
import { suspended } from './suspended';
import type { Vehicle, VehicleSpec } from './vehicle';

/** Shortest and longest well or deck that is drawn, feet. */
const WELL_RANGE = { shortest: 16, longest: 260 } as const;

/** A combination from its record: where its parts stand, and their outlines, in feet. */
export function drawVehicle(deck: DeckType, spec: VehicleSpec): Vehicle {
  const length = wellLength(spec.wellLengthFt, DECKS[deck].wellLength);
  switch (deck) {
    case 'rgn':
    case 'lowboy':
      return lowWell(deck, length, spec);
    case 'stepdeck':
      return stepDeck(length, spec);
    case 'extendable':
      return extendable(length, spec);
    case 'platform':
      return platform(length, spec);
    case 'perimeter':
    case 'schnabel':
      return suspended(deck, length, spec);
  }
}

function wellLength(asked: number | null | undefined, usual: number): number {
  if (!asked || !Number.isFinite(asked)) return usual;
  return Math.min(Math.max(asked, WELL_RANGE.shortest), WELL_RANGE.longest);
}
