import { axleCount } from '../axle-layout';
import { deckHeightOf, DECKS } from '../decks';
import { perimeterFrame } from './perimeter-frame';
import { schnabelArms } from './schnabel-arms';
import { polygon, row, type Shape } from './shape';
import { tractor, tractorAxles } from './tractor';
import { lastAxle, slack, type Vehicle, type VehicleSpec } from './vehicle';
import { bogie } from './wheels';

const PITCH = 4.7;
const FRONT_BOGIE = 29.2;

/** From the fifth wheel to the front bogie. */
const LINK = polygon('body', [
  [18.8, 4.1],
  [18.8, 4.9],
  [FRONT_BOGIE + 2.4, 4.9],
  [FRONT_BOGIE + 2.4, 3.9],
  [27.6, 3.9],
  [26.9, 4.1],
]);

/** Positions of a suspended load and the two bogies that carry it, in feet. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Pivot over the front bogie. */
  readonly frontPivot: number;
  /** Pivot over the rear bogie. */
  readonly rearPivot: number;
}

/** Two bogies carrying a perimeter frame, or a Schnabel's load, between them. */
export function suspended(
  type: 'perimeter' | 'schnabel',
  wellLength: number,
  spec: VehicleSpec,
): Vehicle {
  const { axles } = DECKS[type];
  const height = deckHeightOf(type, spec.deckHeightFt);
  // One axle can't be split over two bogies.
  const wanted = axleCount(spec.axles, axles);
  const count = wanted < 2 ? axles : wanted;
  const front = tractorAxles(count < 5 ? 0 : (count - 3) % 2 && count > 5 ? 4 : 3);
  const rest = count - front.length;
  const frontAxles = row(FRONT_BOGIE + 2.2, Math.floor(rest / 2), PITCH);
  const frontEnd = lastAxle(frontAxles) + 2.2;
  const rearCount = rest - frontAxles.length;
  const reach = type === 'schnabel' ? 9 : 3;
  const needed = frontEnd + reach * 2 + wellLength + (rearCount - 1) * PITCH + 4.4;
  const arm = reach + slack(spec.overallLengthFt, needed) / 2;
  const start = frontEnd + arm;
  const end = start + wellLength;
  const rearAxles = row(end + arm + 2.2, rearCount, PITCH);
  const length = lastAxle(rearAxles) + 2.2;
  const span = { start, end, frontPivot: middle(frontAxles), rearPivot: middle(rearAxles) };
  return {
    start: front.length > 0 ? 0 : FRONT_BOGIE,
    length,
    well: { start, end, height },
    groups: [
      ...(front.length > 0 ? [{ name: 'Tractor', axles: front }] : []),
      { name: `${String(frontAxles.length)} axles`, axles: frontAxles },
      { name: `${String(rearCount)} axles`, axles: rearAxles },
    ],
    shapes: [
      ...tractor(front),
      ...(front.length > 0 ? [LINK] : []),
      ...carriage(FRONT_BOGIE, frontEnd, frontAxles),
      ...carriage(end + arm, length, rearAxles),
      ...(type === 'perimeter' ? perimeterFrame(span) : schnabelArms(span)),
    ],
  };
}

const middle = (axles: readonly number[]) => ((axles[0] ?? 0) + lastAxle(axles)) / 2;

function carriage(start: number, end: number, axles: readonly number[]): Shape[] {
  const pivot = middle(axles);
  return [
    ...bogie(start, end, axles, 3.75),
    polygon('part', [
      [pivot - 2.6, 3.75],
      [pivot - 2.1, 4.6],
      [pivot + 2.1, 4.6],
      [pivot + 2.6, 3.75],
    ]),
  ];
}
