import { describe, expect, it } from 'vitest';
import type { DeckType } from '../decks';
import { drawVehicle } from '../geometry/draw-vehicle';
import { loadScene } from '../geometry/load-scene';
import type { LoadSize } from '../load-size';
import { layOutLoad } from './load-layout';
import { pixelBox, type DrawingSize } from './view';

const scene = (load: LoadSize, deck: DeckType = 'rgn') =>
  loadScene(load, { deck, axles: null }, (spec) => drawVehicle(deck, spec));

const SIZES: DrawingSize[] = [
  { width: 310, height: 357 },
  { width: 480, height: 429 },
  { width: 680, height: 467 },
  { width: 1260, height: 281 },
];

const LOADS: LoadSize[] = [
  { length: 34, width: 12, height: 12.5 },
  { length: 8, width: 6, height: 30 },
  { length: 200, width: 24, height: 20 },
  { length: 0, width: 0, height: 0 },
  { length: NaN, width: -1, height: Infinity },
  { length: 500, width: 100, height: 100 },
];

describe.each(SIZES)('a drawing of $width × $height px', (size) => {
  it('draws a 53 ft load at the scale of the view', () => {
    const built = scene({ length: 53, width: 8.5, height: 8 });
    const { side } = layOutLoad(built, size);
    if (!built.side.load) throw new Error('the load is not drawn');
    expect(pixelBox(side, built.side.load).width / side.scale).toBeCloseTo(53, 1);
  });

  it.each(LOADS)('fits a load of $length × $width × $height ft', (load) => {
    const built = scene(load);
    const { side, rear } = layOutLoad(built, size);
    const boxes = [
      built.side.load && pixelBox(side, built.side.load),
      pixelBox(side, built.side.legal),
      built.rear.load && pixelBox(rear, built.rear.load),
      pixelBox(rear, built.rear.legal),
    ].filter((box) => box !== null);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    }
  });
});
