import { describe, expect, it } from 'vitest';
import { axleCount, MOST_AXLES, parseAxleLayout, splitAxles, totalAxles } from './axle-layout';

describe('splitAxles', () => {
  it.each(Array.from({ length: MOST_AXLES }, (_, index) => index + 1))(
    'gives every one of %i axles a place',
    (count) => {
      expect(totalAxles(splitAxles(count))).toBe(count);
    },
  );

  it('splits axles the way the trade does', () => {
    expect(splitAxles(5)).toEqual({ tractor: 3, jeep: 0, trailer: 2, booster: 0 });
    expect(splitAxles(9)).toEqual({ tractor: 4, jeep: 0, trailer: 3, booster: 2 });
    expect(splitAxles(13)).toEqual({ tractor: 4, jeep: 3, trailer: 3, booster: 3 });
  });
});

describe('parseAxleLayout', () => {
  it('parses tractor, jeep, trailer and booster', () => {
    expect(parseAxleLayout('3+2+3+1')).toEqual({ tractor: 3, jeep: 2, trailer: 3, booster: 1 });
    expect(parseAxleLayout(' 3 + 2 + 2 ')).toMatchObject({ jeep: 2, trailer: 2, booster: 0 });
    expect(parseAxleLayout('4+3')).toMatchObject({ tractor: 4, jeep: 0, trailer: 3 });
  });

  it.each([null, '', 'nine', '3+', '9+1', '3+0+0', '3+99+3', '1+1+1+1+1'])(
    'reads no layout from %s',
    (text) => {
      expect(parseAxleLayout(text)).toBeNull();
    },
  );
});

describe('axleCount', () => {
  it('accepts whole numbers it can draw, and otherwise uses the usual number', () => {
    expect(axleCount(9.4, 7)).toBe(9);
    expect(axleCount(1, 7)).toBe(1);
    expect(axleCount(0, 7)).toBe(7);
    expect(axleCount(1000, 7)).toBe(7);
    expect(axleCount(undefined, 7)).toBe(7);
    expect(axleCount(NaN, 7)).toBe(7);
  });
});
