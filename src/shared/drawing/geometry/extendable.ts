import { axleCount, tractorCount } from '../axle-layout';
import { deckHeightOf, DECKS } from '../decks';
import { box, circles, horizontals, polygon, row, rowUntil } from './shape';
import { tractor, tractorAxles } from './tractor';
import type { Vehicle, VehicleSpec } from './vehicle';
import { AXLE_PITCH, bogie, mudFlap } from './wheels';

const FRONT = 17.6;

/** An extended flatbed: two decks with the inner beam visible between them. */
export function extendable(deckLength: number, spec: VehicleSpec): Vehicle {
  const { axles: usual } = DECKS.extendable;
  const height = deckHeightOf('extendable', spec.deckHeightFt);
  const count = axleCount(spec.axles, usual);
  const front = tractorAxles(tractorCount(count));
  const rearCount = count - front.length;
  const end = FRONT + deckLength;
  const axles = row(end - 3.4 - (rearCount - 1) * AXLE_PITCH, rearCount, AXLE_PITCH);
  const beamStart = FRONT + deckLength * 0.34;
  const beamEnd = FRONT + deckLength * 0.72;
  return {
    start: front.length > 0 ? 0 : FRONT,
    length: end,
    well: { start: FRONT, end, height },
    groups: [
      ...(front.length > 0 ? [{ name: 'Tractor', axles: front }] : []),
      { name: 'Trailer', axles },
    ],
    shapes: [
      ...tractor(front),
      box('part', beamStart - 4, 3.35, beamEnd - beamStart + 8, 0.85),
      horizontals('fine', beamStart, beamEnd, [3.6], 1),
      circles(
        'hub',
        rowUntil(beamStart + 2.5, beamEnd, 2.5).map((x) => [x, 3.78]),
        0.14,
        1,
      ),
      polygon('body', [
        [FRONT, height],
        [beamStart, height],
        [beamStart, 3],
        [beamStart - 3, 3],
        [27.2, 4],
        [FRONT + 1, 4.12],
        [FRONT, 4.3],
      ]),
      polygon('body', [
        [beamEnd, height],
        [end, height],
        [end, 4.2],
        [(axles[0] ?? end) - 3, 3.6],
        [beamEnd + 2, 3],
        [beamEnd, 3],
      ]),
      horizontals('fine', FRONT, beamStart, [4.6], 1),
      horizontals('fine', beamEnd, end, [4.6], 1),
      horizontals('hidden', beamStart - 4, beamStart, [3.35, 4.2]),
      horizontals('hidden', beamEnd, beamEnd + 4, [3.35, 4.2]),
      // Landing gear.
      box('part', 29, 1.3, 0.35, 2.5),
      box('part', 28.75, 1.1, 0.85, 0.22),
      ...bogie((axles[0] ?? end) - 2.2, end - 0.4, axles, 4.2),
      mudFlap(end - 0.4, 2.2),
    ],
  };
}
