import { describe, expect, it } from 'vitest';
import { formatFeet as formatFeetInMails } from '@contracts/feet';
import { formatFeet } from './format-feet';

describe('formatFeet', () => {
  it.each([
    [11.5, '11′-6″'],
    [8.5, '8′-6″'],
    [53, '53′-0″'],
    [0, '0′-0″'],
    [0.1, '0′-1″'],
    // 11.5 inches and more carry over to the next foot instead of showing twelve inches.
    [7.97, '8′-0″'],
    [-1.5, '−1′-6″'],
    [-0.01, '0′-0″'],
  ])('writes %d ft as %s', (feet, text) => {
    expect(formatFeet(feet)).toBe(text);
  });

  it.each([NaN, Infinity, -Infinity])('writes %d as a dash', (feet) => {
    expect(formatFeet(feet)).toBe('–');
  });
});

it('matches the format in quote emails', () => {
  for (let tenths = 0; tenths <= 5000; tenths += 1) {
    expect(formatFeet(tenths / 10)).toBe(formatFeetInMails(tenths / 10));
  }
});
