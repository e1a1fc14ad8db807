import { describe, expect, it } from 'vitest';
import { ceilToSixteenth, formatFeet, isLonger, splitFeet } from './length.ts';
import { parseLength, readLength } from './parse-length.ts';

const ELEVEN_THREE = 11.25;

describe('parseLength', () => {
  it.each([
    '11′3″',
    '11\'3"',
    "11'3''",
    '11′-3″',
    '11-3',
    '11–3',
    '11 - 3',
    '11 3',
    '11 ft 3 in',
    '11ft3in',
    '11 feet 3 inches',
    '11 ft. 3 in.',
    '11.25',
    '11,25',
    '11.25 ft',
    '11.25′',
    '135 in',
    '135"',
    '135 inches',
    ' 11′ 3″ ',
  ])('reads %s as 11.25 ft', (text) => {
    expect(parseLength(text)).toBe(ELEVEN_THREE);
  });

  it.each([
    ['12′4″', 12.333333],
    ['8-6', 8.5],
    ['11-3 1/2', 11.291667],
    ['8′6 1/16″', 8.505208],
    ['7/16 in', 0.036458],
    ['53', 53],
    ['.5', 0.5],
    ['0', 0],
  ])('reads %s as %d ft', (text, feet) => {
    expect(parseLength(text)).toBe(feet);
  });

  it.each([
    ['3.43 m', '11′-3 1/16″'],
    ['343 cm', '11′-3 1/16″'],
    ['3430 mm', '11′-3 1/16″'],
    ['3.048 m', '10′-0″'],
    ['2.59 m', '8′-6″'],
    ['2.6 m', '8′-6 3/8″'],
  ])('rounds %s up to %s', (text, shown) => {
    expect(formatFeet(parseLength(text) ?? NaN)).toBe(shown);
  });

  it('rounds decimal feet up to a sixteenth of an inch', () => {
    expect(formatFeet(parseLength('11.3') ?? NaN)).toBe('11′-3 5/8″');
    expect(formatFeet(parseLength('11.2') ?? NaN)).toBe('11′-2 7/16″');
  });

  it.each([
    '',
    'wide',
    '11-12',
    '11 ft 14 in',
    '11-3 5/4',
    '1/0 in',
    '-3',
    '11.25.1',
    '1e9',
    'NaN',
    'in',
    '3 m 2',
  ])('returns null for “%s”', (text) => {
    expect(parseLength(text)).toBeNull();
  });
});

describe('readLength', () => {
  it.each([
    ['11', '3', 11.25],
    ['11', '', 11],
    ['', '135', null],
    ['', '6', 0.5],
    ['11-3', '', 11.25],
    ['', '', 0],
    ['11.5', '3', null],
    ['11', '3 1/2', 11.291667],
    ['11', '3.5', 11.291667],
    ['11', '12', null],
    ['x', '3', null],
  ])('reads “%s” ft “%s” in as %s', (feet, inches, expected) => {
    expect(readLength(feet, inches)).toBe(expected);
  });
});

it('keeps every sixteenth of an inch through storing, splitting and formatting', () => {
  const seen = new Set<string>();
  for (let sixteenths = 0; sixteenths <= 12 * 16 * 20; sixteenths += 1) {
    const feet = ceilToSixteenth(sixteenths / 192);
    // What a numeric(9, 6) column returns.
    const stored = Number(feet.toFixed(6));
    expect(Math.round(stored * 192)).toBe(sixteenths);
    expect(ceilToSixteenth(stored)).toBe(stored);
    const boxes = splitFeet(stored);
    expect(readLength(boxes.feet, boxes.inches)).toBe(stored);
    expect(parseLength(formatFeet(stored))).toBe(stored);
    seen.add(formatFeet(stored));
  }
  expect(seen.size).toBe(12 * 16 * 20 + 1);
});

it('compares exactly, and ignores rounding in the last decimals', () => {
  expect(isLonger(8.505208, 8.5)).toBe(true);
  expect(isLonger(12.333333, 12 + 4 / 12)).toBe(false);
  expect(isLonger(12 + 4 / 12, 12.333333)).toBe(false);
});
