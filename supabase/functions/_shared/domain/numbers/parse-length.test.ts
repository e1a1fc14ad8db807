import { describe, expect, it } from 'vitest';
import {
  addLengths,
  formatExcess,
  formatFeet,
  isLonger,
  splitFeet,
  toStoredFeet,
  typedFeet,
} from './length.ts';
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
    ['13.6', 13.6],
    ['13,6', 13.6],
    ['8.501 ft', 8.501],
    ['3.43 m', 11.253281],
    ['343 cm', 11.253281],
    ['3430 mm', 11.253281],
    ['2.6 m', 8.530184],
    ['3.048 m', 10],
    ['11-3 1/3', 11.277778],
    ['0', 0],
  ])('reads %s as %d ft', (text, feet) => {
    expect(parseLength(text)).toBe(feet);
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
    '5,5 1/2 in',
    '3.5 1/4 in',
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

it('every sixteenth of an inch survives storing, splitting and formatting', () => {
  const seen = new Set<string>();
  for (let sixteenths = 0; sixteenths <= 12 * 16 * 20; sixteenths += 1) {
    const feet = toStoredFeet(sixteenths / 192);
    // A numeric(9, 6) column returns this.
    const stored = Number(feet.toFixed(6));
    expect(Math.round(stored * 192)).toBe(sixteenths);
    expect(toStoredFeet(stored)).toBe(stored);
    const boxes = splitFeet(stored);
    expect(readLength(boxes.feet, boxes.inches)).toBe(stored);
    expect(parseLength(typedFeet(stored))).toBe(stored);
    seen.add(formatFeet(stored));
  }
  expect(seen.size).toBe(12 * 16 * 20 + 1);
});

it.each([13.6, 8.501, 11.253281, 12.3333, 9.07813, 0.001])(
  'a length of %d ft is filled in so that it reads back',
  (feet) => {
    const boxes = splitFeet(feet);
    expect(readLength(boxes.feet, boxes.inches)).toBe(feet);
    expect(parseLength(typedFeet(feet))).toBe(feet);
  },
);

it.each([
  [13.6, '13′-7 3/16″'],
  [11.3, '11′-3 5/8″'],
  [11.2, '11′-2 3/8″'],
  [8.501, '8′-6″'],
  [11.253281, '11′-3 1/16″'],
])('a length of %d ft is shown to the nearest sixteenth, as %s', (feet, shown) => {
  expect(formatFeet(feet)).toBe(shown);
});

it.each([
  [0.1, '0′-1 3/16″'],
  [1 / 192, '0′-1/16″'],
  [0.001, '<1/16″'],
])('an excess of %d ft is named %s', (feet, shown) => {
  expect(formatExcess(feet)).toBe(shown);
});

it('lengths are compared exactly, to the six decimals stored', () => {
  expect(isLonger(13.6, 13.5)).toBe(true);
  expect(isLonger(8.501, 8.5)).toBe(true);
  expect(isLonger(8.500001, 8.5)).toBe(true);
  expect(isLonger(12.333333, 12 + 4 / 12)).toBe(false);
  expect(isLonger(12 + 4 / 12, 12.333333)).toBe(false);
});

it('a sum of feet and inches has no error in the last decimal', () => {
  // Twice eight inches are 1′-4″.
  expect(addLengths(0.666667, 0.666667)).toBe(1.333333);
  expect(addLengths(1.916667, 11.583333)).toBe(13.5);
  expect(addLengths(1.9, 11.7)).toBe(13.6);
});
