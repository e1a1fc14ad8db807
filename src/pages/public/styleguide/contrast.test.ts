import { describe, expect, it } from 'vitest';
import { contrastRatio, parseRgb } from './contrast';

describe('contrastRatio', () => {
  it('ranges from 1 (same color) to 21 (black and white), in either order', () => {
    expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrastRatio([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5);
    expect(contrastRatio([90, 90, 90], [90, 90, 90])).toBe(1);
  });

  it('measures ink on amber', () => {
    expect(contrastRatio(parseRgb('rgb(15, 18, 20)'), parseRgb('rgb(255, 180, 10)'))).toBeCloseTo(
      10.55,
      2,
    );
  });
});
