import { describe, expect, it } from 'vitest';
import { formatFeet } from './length.ts';

describe('formatFeet', () => {
  it.each([
    [11.5, '11′-6″'],
    [8.5, '8′-6″'],
    [53, '53′-0″'],
    [0, '0′-0″'],
    [11.25, '11′-3″'],
    [0.026042, '0′-5/16″'],
    [7.999, '8′-0″'],
    [-1.5, '−1′-6″'],
    [-0.001, '0′-0″'],
  ])('writes %d ft as %s', (feet, text) => {
    expect(formatFeet(feet)).toBe(text);
  });

  it.each([NaN, Infinity, -Infinity])('writes %d as a dash', (feet) => {
    expect(formatFeet(feet)).toBe('–');
  });
});
