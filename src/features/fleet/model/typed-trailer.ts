import { readNumber } from '@domain/numbers/read-quantity';
import type { VehicleFormValues } from '@contracts/fleet';
import { readLength } from '@domain/numbers/parse-length';
import { DECKS } from '@/shared/drawing/decks';
import { trailerOf } from './trailer-of';

/** The drawing of an unfinished form. Missing or invalid values fall back to typical ones. */
export function typedTrailer(
  typed: Pick<
    VehicleFormValues,
    'name' | 'deck' | 'axle_count' | 'axle_layout' | 'length' | 'length_in'
  >,
): ReturnType<typeof trailerOf> {
  const deck = typed.deck === '' ? null : typed.deck;
  const axles = readAxles(typed.axle_count);
  const length = readLength(typed.length, typed.length_in);
  const trailer = trailerOf({
    name: typed.name,
    deck,
    axle_count: axles ?? 0,
    axle_layout: typed.axle_layout.trim() === '' ? null : typed.axle_layout.trim(),
    length: length === 0 ? null : length,
  });
  return { ...trailer, axles: axles ?? DECKS[trailer.deck].axles };
}

function readAxles(text: string): number | null {
  const number = readNumber(text);
  return Number.isInteger(number) && number > 0 ? number : null;
}
