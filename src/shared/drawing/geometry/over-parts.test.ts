import { describe, expect, it } from 'vitest';
import { overParts } from './over-parts';
import type { Box } from './shape';

const legal: Box = { x: -4.25, y: 0, width: 8.5, height: 13.5 };
const area = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + box.width * box.height, 0);

describe('overParts', () => {
  it('returns nothing for a legal load', () => {
    expect(overParts({ x: -4.25, y: 1.9, width: 8.5, height: 11.6 }, legal)).toEqual([]);
  });

  it('covers exactly the part outside the envelope, without overlap', () => {
    const load = { x: -7, y: 2, width: 14, height: 14 };
    const inside = 8.5 * (13.5 - 2);
    expect(area(overParts(load, legal))).toBeCloseTo(14 * 14 - inside);
  });

  it('finds an overhang at one end', () => {
    const envelope = { x: 30, y: 0, width: 53, height: 13.5 };
    expect(overParts({ x: 30, y: 5, width: 70, height: 6 }, envelope)).toEqual([
      { x: 83, y: 5, width: 17, height: 6 },
    ]);
  });

  it('returns all of a load that is above the envelope', () => {
    expect(overParts({ x: 0, y: 20, width: 2, height: 2 }, legal)).toEqual([
      { x: 0, y: 20, width: 2, height: 2 },
    ]);
  });
});
