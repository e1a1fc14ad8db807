import { describe, expect, it } from 'vitest';
import { formatAge } from './format-age';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const age = (ms: number) => formatAge(new Date(NOW - ms).toISOString(), NOW);

describe('formatAge', () => {
  it.each([
    [0, '0s'],
    [59_999, '59s'],
    [60_000, '1m'],
    [3_599_000, '59m'],
    [3_600_000, '1h'],
    [47 * 3_600_000, '47h'],
    [48 * 3_600_000, '2d'],
  ])('formats %i ms as %s', (ms, text) => {
    expect(age(ms)).toBe(text);
  });

  it('an age is never negative', () => {
    expect(age(-5_000)).toBe('0s');
  });
});
