import { box, path, type Shape } from './shape';

/** Rear view of a trailer of legal width with its deck at `deck` feet, centered on x = 0. */
export function rearView(deck: number): Shape[] {
  const isAboveWheels = deck > 3;
  const radius = isAboveWheels ? 1.45 : 1.5;
  const lamps = isAboveWheels ? deck - 0.45 : 3.25;
  return [
    // Dual tires left and right, then the axle.
    ...[-4.2, -3.25, 2.4, 3.35].map((x) => box('tire', x, 0, 0.85, radius * 2)),
    box('part', -2.4, radius - 0.28, 4.8, 0.56),
    ...(isAboveWheels
      ? [
          box('body', -4.25, deck - 0.6, 8.5, 0.6),
          box('body', -1.6, radius + 0.28, 3.2, deck - 0.6 - radius - 0.28),
        ]
      : [
          // The rear frame, and the well in front of it.
          path('body', 'M-4.25 3.1H4.25V3.75H-4.25Z'),
          path('fine', 'M-2.4 3.1V3.75M2.4 3.1V3.75', 1),
          box('behind', -4.25, deck - 1, 8.5, 1),
        ]),
    box('beacon', -4, lamps, 0.55, 0.28, 1),
    box('beacon', 3.45, lamps, 0.55, 0.28, 1),
  ];
}
