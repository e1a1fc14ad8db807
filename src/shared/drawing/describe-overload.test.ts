import { describe, expect, it } from 'vitest';
import { describeOverload } from './describe-overload';

const SMALL = { length: 20, width: 8, height: 8 };

describe('describeOverload', () => {
  it.each([
    [
      'lowboy',
      150_001,
      'A lowboy isn’t rated for 150,001 lb: ours carry up to 150,000 lb. A perimeter frame would carry it.',
    ],
    [
      'lowboy',
      211_500,
      'A lowboy isn’t rated for 211,500 lb: ours carry up to 150,000 lb. A hydraulic platform would carry it.',
    ],
    [
      'rgn',
      130_000,
      'An RGN isn’t rated for 130,000 lb: ours carry up to 120,000 lb. A lowboy would carry it.',
    ],
    [
      'stepdeck',
      60_000,
      'A step deck isn’t rated for 60,000 lb: ours carry up to 45,000 lb. An RGN would carry it.',
    ],
  ] as const)('says which trailer carries what a %s at %s lb can’t', (deck, pounds, text) => {
    expect(describeOverload(deck, SMALL, pounds)).toBe(text);
  });

  it('names no trailer that is too small for the load', () => {
    const long = { length: 190, width: 12, height: 10 };
    expect(describeOverload('extendable', long, 211_500)).toMatch(/We’ll recommend a trailer\.$/u);
  });

  it.each([
    ['lowboy', 150_000],
    ['platform', 2_000_000],
    ['stepdeck', null],
  ] as const)('accepts a %s at %s lb', (deck, pounds) => {
    expect(describeOverload(deck, SMALL, pounds)).toBeNull();
  });
});
