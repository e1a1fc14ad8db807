import { deckFromText } from '@/shared/drawing/trailer-for-load';
import type { DeckType } from '@/shared/drawing/decks';
import type { VehicleSpec } from '@/shared/drawing/geometry/vehicle';

interface TrailerRecord {
  name: string;
  deck: DeckType | null;
  axle_count: number;
  axle_layout: string | null;
  /** Feet, of the well or deck. */
  length: number | null;
}

/** The drawing of a record. Without a deck type, it is guessed from the name. */
export function trailerOf(record: TrailerRecord): VehicleSpec & { deck: DeckType } {
  return {
    deck: record.deck ?? deckFromText(record.name) ?? 'rgn',
    axles: record.axle_count,
    axleLayout: record.axle_layout,
    wellLengthFt: record.length,
  };
}
