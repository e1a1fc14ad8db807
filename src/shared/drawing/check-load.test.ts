import { describe, expect, it } from 'vitest';
import { checkLoad, describeExcess } from './check-load';
import { DECKS } from './decks';

describe('checkLoad', () => {
  it('accepts a load exactly at the limits', () => {
    const check = checkLoad({ length: 53, width: 8.5, height: 13.5 - DECKS.rgn.height }, 'rgn');
    expect(check.over).toEqual({ length: 0, width: 0, height: 0 });
    expect(check.isOversize).toBe(false);
  });

  it('adds the deck height to the load height', () => {
    const load = { length: 34, width: 12, height: 12.5 };
    expect(checkLoad(load, 'rgn').loadedHeight).toBeCloseTo(12.5 + 23 / 12);
    expect(checkLoad(load, 'stepdeck').over.height).toBeCloseTo(12.5 + 40 / 12 - 13.5);
  });

  it('ignores floating-point error', () => {
    // The last of six decimals can be rounded up.
    const height = 13.5 - DECKS.rgn.height + 0.0000005;
    expect(checkLoad({ length: 0, width: 0, height }, 'rgn').isOversize).toBe(false);
  });

  it('reports a sixteenth of an inch over', () => {
    const sixteenth = 1 / 192;
    const load = { length: 53 + sixteenth, width: 8.505208, height: 0 };
    expect(checkLoad(load, 'rgn').over).toMatchObject({
      length: expect.closeTo(sixteenth) as number,
      width: expect.closeTo(sixteenth) as number,
    });
    expect(describeExcess(load, 'rgn')[0]).toBe('0′-1/16″ over legal width');
  });

  it('compares what was sent, even where both read the same in feet and inches', () => {
    const load = { length: 0, width: 8.501, height: 13.6 - DECKS.rgn.height };
    expect(describeExcess(load, 'rgn')).toEqual([
      '<1/16″ over legal width',
      '0′-1 3/16″ over legal height on an RGN (deck at 1′-11″)',
    ]);
  });

  it.each([0, NaN, -4, Infinity])('a value of %d is never over a limit', (feet) => {
    const check = checkLoad({ length: feet, width: feet, height: feet }, 'extendable');
    expect(check.isOversize).toBe(false);
    expect(check.loadedHeight).toBe(DECKS.extendable.height);
  });
});

describe('describeExcess', () => {
  it('lists what is over and by how much', () => {
    expect(describeExcess({ length: 58, width: 12, height: 14 }, 'rgn')).toEqual([
      '3′-6″ over legal width',
      '2′-5″ over legal height on an RGN (deck at 1′-11″)',
      '5′-0″ over legal length',
    ]);
  });

  it('returns nothing for a legal load', () => {
    expect(describeExcess({ length: 20, width: 8, height: 8 }, 'stepdeck')).toEqual([]);
  });
});
