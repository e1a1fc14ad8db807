import { axleCount, tractorCount } from '../axle-layout';
import { deckHeightOf, DECKS } from '../decks';
import { box, horizontals, polygon, row, rowUntil, verticals } from './shape';
import { tractor, tractorAxles } from './tractor';
import type { Vehicle, VehicleSpec } from './vehicle';
import { wheel } from './wheels';

const WHEEL = 1.36;
const PITCH = 4.4;
const FRONT = 17.6;
const STEP = 27.9;

/** A step deck: upper deck over the tractor, lower deck behind the step. */
export function stepDeck(wellLength: number, spec: VehicleSpec): Vehicle {
  const { axles: usual } = DECKS.stepdeck;
  const height = deckHeightOf('stepdeck', spec.deckHeightFt);
  const count = axleCount(spec.axles, usual);
  const front = tractorAxles(tractorCount(count));
  const rearCount = count - front.length;
  const start = STEP + 0.4;
  const end = start + wellLength;
  const axles = row(end - 2.6 - (rearCount - 1) * PITCH, rearCount, PITCH);
  const first = axles[0] ?? end;
  return {
    start: front.length > 0 ? 0 : FRONT,
    length: end,
    well: { start, end, height },
    groups: [
      ...(front.length > 0 ? [{ name: 'Tractor', axles: front }] : []),
      { name: 'Trailer', axles },
    ],
    shapes: [
      ...tractor(front),
      polygon('body', [
        [FRONT, 5],
        [STEP, 5],
        [start + 0.5, height],
        [end, height],
        [end, 2.75],
        [start + 0.2, 2.6],
        [STEP - 1.2, 3.95],
        [FRONT + 1.6, 4.12],
        [FRONT, 4.3],
      ]),
      horizontals('fine', FRONT, STEP - 0.1, [4.72], 1),
      horizontals('fine', start + 0.4, end, [3.1], 1),
      polygon('body', [
        [start + 3, 2.7],
        [start + 6, 2.15],
        [first - 5, 2.15],
        [first - 2.4, 2.7],
      ]),
      verticals('fine', rowUntil(start + 7, first - 5, 3), 2.2, 3.1, 2),
      // Landing gear, raised.
      box('part', start + 1.2, 1.15, 0.35, 1.55),
      box('part', start + 0.95, 0.95, 0.85, 0.22),
      ...rowUntil(start + 3, end - 1, 3).map((x) => box('part', x, 2.88, 0.3, 0.16, 1)),
      ...axles.flatMap((x) => wheel(x, WHEEL)),
      box('line', end - 0.08, 0.8, 0.09, 1.9),
    ],
  };
}
