import { axleCount, parseAxleLayout, splitAxles } from '../axle-layout';
import { deckHeightOf, DECKS } from '../decks';
import { jeep, lowboyNeck, removableNeck } from './goosenecks';
import { box, horizontals, polygon, row, rowUntil, verticals, type Shape } from './shape';
import { KINGPIN, tractor, tractorAxles } from './tractor';
import { lastAxle, slack, type AxleGroup, type Vehicle, type VehicleSpec } from './vehicle';
import { AXLE_PITCH, bogie, mudFlap } from './wheels';

const REAR_TOP = 3.75;

/** An RGN or lowboy: a well between neck and rear axles, with optional jeep and booster. */
export function lowWell(type: 'rgn' | 'lowboy', wellLength: number, spec: VehicleSpec): Vehicle {
  const { axles } = DECKS[type];
  const height = deckHeightOf(type, spec.deckHeightFt);
  const layout = parseAxleLayout(spec.axleLayout) ?? splitAxles(axleCount(spec.axles, axles));
  const front = tractorAxles(layout.tractor);
  const hasTractor = front.length > 0;
  const groups: AxleGroup[] = hasTractor ? [{ name: 'Tractor', axles: front }] : [];
  const shapes = tractor(front);

  let kingpin = KINGPIN;
  let clear = 26.2;
  if (layout.jeep > 0) {
    const jeepAxles = row(kingpin + 8.6, layout.jeep, AXLE_PITCH);
    groups.push({ name: 'Jeep', axles: jeepAxles });
    shapes.push(...jeep(kingpin - 2.2, jeepAxles));
    kingpin = ((jeepAxles[0] ?? 0) + lastAxle(jeepAxles)) / 2;
    clear = lastAxle(jeepAxles) + 2.6;
  }

  const boosterLength = layout.booster > 0 ? 9.5 + (layout.booster - 1) * AXLE_PITCH : 0;
  const rearLength = (layout.trailer - 1) * AXLE_PITCH + 6.6;
  const spare = slack(spec.overallLengthFt, clear + 2.8 + wellLength + rearLength + boosterLength);
  // With a booster, half of the spare length goes to its swing; neck and rear split the rest.
  const share = spare * (layout.booster > 0 ? 0.25 : 0.5);
  clear += share;
  const start = clear + 2.8;
  const end = start + wellLength;
  const trailerAxles = row(end + 4.3 + share, layout.trailer, AXLE_PITCH);
  const tail = lastAxle(trailerAxles) + 2.3;
  groups.push({ name: 'Trailer', axles: trailerAxles });

  const base = layout.jeep > 0 ? 5.1 : 4.1;
  shapes.push(
    ...(type === 'rgn' ? removableNeck : lowboyNeck)(kingpin, clear, start, base, height),
    ...well(start, end, height),
    ...rear(end, trailerAxles, tail, height),
  );

  let length = tail;
  if (layout.booster > 0) {
    const boosterAxles = row(tail + 7.1 + spare * 0.5, layout.booster, AXLE_PITCH);
    groups.push({ name: 'Booster', axles: boosterAxles });
    shapes.push(...booster(tail, boosterAxles));
    length = lastAxle(boosterAxles) + 2.4;
  }
  // The neck reaches 2.7 ft ahead of the kingpin.
  return {
    start: hasTractor ? 0 : KINGPIN - 2.7,
    length,
    well: { start, end, height },
    groups,
    shapes,
  };
}

function well(start: number, end: number, height: number): Shape[] {
  return [
    box('body', start, height - 1.05, end - start, 1.05),
    horizontals('fine', start, end, [height - 0.28, height - 0.82], 1),
    verticals('fine', rowUntil(start + 2, end - 0.8, 2), height - 0.28, height - 0.82, 2),
    ...rowUntil(start + 3, end - 1, 4).map((x) =>
      box('part', x - 0.18, height - 0.62, 0.36, 0.2, 1),
    ),
  ];
}

function rear(end: number, axles: readonly number[], tail: number, height: number): Shape[] {
  const first = axles[0] ?? end;
  return [
    polygon('body', [
      [end, height - 1.05],
      [end, height],
      [end + 1.9, REAR_TOP],
      [first - 2, REAR_TOP],
      [first - 2, REAR_TOP - 0.75],
      [end + 2.3, REAR_TOP - 1.4],
      [end + 1.2, height - 1.05],
    ]),
    ...bogie(first - 2.15, tail, axles, REAR_TOP),
    mudFlap(tail - 0.06),
  ];
}

function booster(tail: number, axles: readonly number[]): Shape[] {
  const first = axles[0] ?? tail;
  return [
    polygon('body', [
      [tail - 3, 3.75],
      [tail - 3, 4.5],
      [first - 1.9, 4.5],
      [first - 1.9, 3.1],
      [first - 2.4, 3.1],
      [first - 3, 3.9],
      [tail + 0.4, 3.9],
      [tail, 3.75],
    ]),
    ...bogie(first - 1.9, lastAxle(axles) + 2.4, axles, 3.85),
  ];
}
