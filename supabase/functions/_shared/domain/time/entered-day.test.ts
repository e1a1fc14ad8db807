import { describe, expect, it } from 'vitest';
import { dayProblem, localTimeProblem, withCentury } from './entered-day.ts';

const RANGE = 'Enter a year from 2000 to 2099.';
const MALFORMED = 'Enter the date as month, day and year.';

describe('a day', () => {
  it.each(['2000-01-01', '2026-12-01', '2028-02-29', '2099-12-31'])('can be %s', (text) => {
    expect(dayProblem(text)).toBeNull();
  });

  it.each([
    ['0026-12-01', RANGE],
    ['0202-12-01', RANGE],
    ['1926-12-01', RANGE],
    ['1999-12-31', RANGE],
    ['2100-01-01', RANGE],
    ['2126-12-01', RANGE],
    ['20226-12-01', RANGE],
    ['202-12-01', MALFORMED],
    ['2026-02-30', MALFORMED],
    ['2026-02-29', MALFORMED],
    ['2026-13-01', MALFORMED],
    ['2026-12-01x', MALFORMED],
    ['12/01/26', MALFORMED],
  ])('can’t be %s', (text, message) => {
    expect(dayProblem(text)).toBe(message);
  });

  it('can be in an earlier year where history is entered', () => {
    expect(dayProblem('1995-06-01', 1990)).toBeNull();
    expect(dayProblem('1926-06-01', 1990)).toBe('Enter a year from 1990 to 2099.');
  });
});

describe('a date and time', () => {
  it.each(['2026-12-01T06:30', '2099-12-31T23:59', '2026-03-08T02:30'])('can be %s', (text) => {
    expect(localTimeProblem(text)).toBeNull();
  });

  it.each([
    ['0026-12-01T06:30', RANGE],
    ['20226-12-01T06:30', RANGE],
    ['2126-12-01T06:30', RANGE],
    ['2026-02-30T06:30', MALFORMED],
    ['2026-12-01T24:00', 'Enter a date and time.'],
    ['2026-12-01T06:60', 'Enter a date and time.'],
    ['2026-12-01', 'Enter a date and time.'],
    ['soon', 'Enter a date and time.'],
  ])('can’t be %s', (text, message) => {
    expect(localTimeProblem(text)).toBe(message);
  });
});

it.each([
  ['0026-12-01', '2026-12-01'],
  ['0002-12-01T06:30', '2002-12-01T06:30'],
  ['0202-12-01', '0202-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['', ''],
])('the date %j is read as %j', (typed, text) => {
  expect(withCentury(typed)).toBe(text);
});

it.each([
  ['0098-06-01', '1998-06-01'],
  ['0090-06-01', '1990-06-01'],
  ['0089-06-01', '2089-06-01'],
  ['0026-06-01', '2026-06-01'],
])('a field that starts in 1990 reads the date %j as %j', (typed, text) => {
  expect(withCentury(typed, 1990)).toBe(text);
});
