import { box, line, path, type Shape } from './shape';
import { wheel } from './wheels';

const WHEEL = 1.72;
const THREE_AXLES = [3.9, 19.3, 23.7];
const FOUR_AXLES = [3.9, 14.9, 19.3, 23.7];

/** Position of the fifth wheel, in feet from the bumper. */
export const KINGPIN = 21.2;

/** Axle positions of the tractor, in feet from the bumper. */
export const tractorAxles = (count: 0 | 3 | 4): readonly number[] =>
  count === 0 ? [] : count === 4 ? FOUR_AXLES : THREE_AXLES;

/**
 * A conventional heavy-haul tractor facing left, bumper at 0; a prime mover carries a ballast box.
 * Nothing without axles.
 */
export function tractor(axles: readonly number[], hasBallast = false): Shape[] {
  if (axles.length === 0) return [];
  const tank = axles.length > 3 ? 11.9 : 12.7;
  return [
    ...CAB,
    // Tank and steps, up to the first drive axle.
    path(
      'body',
      `M7.85 1.45H${String(tank - 0.55)}Q${String(tank)} 1.45 ${String(tank)} 2V2.55Q${String(tank)} 3.1 ${String(tank - 0.55)} 3.1H7.85Q7.3 3.1 7.3 2.55V2Q7.3 1.45 7.85 1.45Z`,
    ),
    path('fine', 'M8.3 1.5V3.05M11 1.5V3.05', 1),
    // Beacon: the only colored part of the truck.
    path('beacon', 'M9.9 10.15H10.65V10.45L10.55 10.57H10L9.9 10.45Z'),
    ...(hasBallast ? BALLAST : FIFTH_WHEEL),
    box('line', 25.75, 0.9, 0.09, 1.9),
    ...axles.flatMap((x) => wheel(x, WHEEL)),
    // Fenders over the drive axles.
    ...axles.slice(1).map((x) =>
      line(
        'line',
        [
          [x - 2, 2.5],
          [x - 1.7, 3.65, x, 3.65],
          [x + 1.7, 3.65, x + 2, 2.5],
        ],
        1,
      ),
    ),
  ];
}

const CAB: readonly Shape[] = [
  // Chassis.
  path('part', 'M1 2.75H25.9V3.6H1Z'),
  path('fine', 'M1 3.42H25.9M1 2.93H25.9', 1),
  // Exhaust behind the cab.
  path('body', 'M12.02 3.6H12.52V12.6H12.02Z'),
  path('part', 'M11.95 5.4H12.59V9.8H11.95Z', 1),
  // Sleeper, cab, hood.
  path('body', 'M11.75 3.1V10.15L12 10.55H16.1L16.35 10.3V3.1Z'),
  path('body', 'M7.35 3.1V7.35L8.75 9.95L9.2 10.15H11.75V3.1Z'),
  path('body', 'M.5 3.35V6.5Q.8 6.93 1.4 7L7.35 7.35V3.1H6.2Q6.2 2.6 6.05 2.4H1.55Q1 2.4 .5 3.35Z'),
  // Wheel arch, bumper.
  path(
    'body',
    'M1.35 2.1Q1.35 4.5 3.9 4.5Q6.45 4.5 6.45 2.35H6.05Q6.05 4.05 3.9 4.05Q1.75 4.05 1.75 2.1Z',
  ),
  path('part', 'M0 1.25V2.4H1.5V2L.6 1.25Z'),
  // Windows, door and door handle.
  path('glass', 'M8.55 7.25L9.35 9.35H11.35V7.25Z'),
  path('glass', 'M7.55 7.45L8.75 9.75H9L7.95 7.45Z'),
  path('fine', 'M8.2 3.3V7.05L9.1 9.6H11.55V3.3', 1),
  path('line', 'M10.9 6.3H11.35V6.46H10.9Z', 1),
  // Mirror, air cleaner, hood crease, headlight, sleeper locker, headache rack.
  path('part', 'M7.75 7.7H8.03V9.05H7.75Z', 1),
  path('part', 'M6.15 4.85L6.3 4.7H6.8L6.95 4.85V7.25L6.8 7.4H6.3L6.15 7.25Z', 1),
  path('fine', 'M1.6 5.9L5.9 6.15', 1),
  path('part', 'M.62 4.35H1.12V5.1H.62Z', 1),
  path('fine', 'M12.9 6.3H15.6V8.9H12.9Z', 1),
  path('line', 'M16.55 3.6H16.71V9.8H16.55Z', 1),
  // Louvers and seams.
  path('fine', 'M.5 5.3H.95M.5 5.6H.95M.5 5.9H.95M.5 6.2H.95M13 3.3H16.1M12.1 9.9H16.2', 2),
];

const FIFTH_WHEEL: readonly Shape[] = [path('part', 'M19.6 3.6L19.9 4.1H22.6L22.9 3.6Z')];

const BALLAST: readonly Shape[] = [
  path('body', 'M17.3 3.6H25.6V6.8H17.3Z'),
  path('fine', 'M18.68 3.7V6.7M20.06 3.7V6.7M21.44 3.7V6.7M22.82 3.7V6.7M24.2 3.7V6.7', 1),
];
