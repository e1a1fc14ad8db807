import { axleCount } from '../axle-layout';
import { deckHeightOf, DECKS } from '../decks';
import { box, circle, horizontals, path, polygon, row, verticals } from './shape';
import { tractor, tractorAxles } from './tractor';
import type { Vehicle, VehicleSpec } from './vehicle';
import { wheel } from './wheels';

const WHEEL = 1.2;
const START = 33;
const DRAWBAR = [path('part', 'M25.9 2.55V2.95L34 3.2V2.7Z'), circle('hub', 26.3, 2.75, 0.22)];

/** A hydraulic platform trailer: axle lines under a flat deck, pulled by a ballasted prime mover. */
export function platform(deckLength: number, spec: VehicleSpec): Vehicle {
  const { axles: usual } = DECKS.platform;
  const height = deckHeightOf('platform', spec.deckHeightFt);
  const count = axleCount(spec.axles, usual);
  const front = tractorAxles(count > 4 ? 4 : 0);
  const lines = count - front.length;
  const pitch = Math.max(4.6, deckLength / lines);
  const end = START + lines * pitch;
  const axles = row(START + pitch / 2, lines, pitch);
  return {
    start: front.length > 0 ? 0 : START - 0.4,
    length: end + 6.6,
    well: { start: START, end, height },
    groups: [
      ...(front.length > 0 ? [{ name: 'Prime mover', axles: front }] : []),
      { name: `${String(lines)} axle lines`, axles },
    ],
    shapes: [
      ...tractor(front, true),
      ...(front.length > 0 ? DRAWBAR : []),
      ...axles.flatMap((x) => [
        polygon('part', [
          [x - 0.75, 2.8],
          [x + 0.75, 2.8],
          [x + 0.95, 1.9],
          [x + 0.25, 1.25],
          [x - 0.25, 1.25],
        ]),
        ...wheel(x, WHEEL),
      ]),
      polygon('body', [
        [START, 2.95],
        [START - 0.4, 3.3],
        [START - 0.4, height],
        [end + 0.4, height],
        [end + 0.4, 3.3],
        [end, 2.75],
        [START, 2.75],
      ]),
      horizontals('fine', START - 0.4, end + 0.4, [3.62], 1),
      horizontals('fine', START, end, [3.02], 1),
      verticals(
        'fine',
        axles.map((x) => x + pitch / 2),
        2.75,
        height,
        2,
      ),
      // Power pack with louvers.
      box('body', end + 0.4, 2.2, 6.2, 2.5),
      horizontals('fine', end + 1.2, end + 4.2, [2.8, 3.2, 3.6, 4], 1),
    ],
  };
}
