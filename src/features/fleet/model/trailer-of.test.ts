import { describe, expect, test } from 'vitest';
import { trailerOf } from './trailer-of';

const RECORD = {
  name: '19-axle Schnabel',
  deck: null,
  axle_count: 19,
  axle_layout: '3+8+8',
  length: 34,
};

describe('trailerOf', () => {
  test('uses axles, axle layout and well length from the record', () => {
    expect(trailerOf(RECORD)).toMatchObject({
      axles: 19,
      axleLayout: '3+8+8',
      wellLengthFt: 34,
    });
  });

  test.each([
    ['3-axle RGN', 'rgn'],
    ['5-axle step deck / extendable', 'stepdeck'],
    ['7-axle lowboy with jeep', 'lowboy'],
    ['11-axle double-drop extendable', 'lowboy'],
    ['6-axle extendable', 'extendable'],
    ['13-axle perimeter / dual-lane', 'perimeter'],
    ['16-axle hydraulic platform', 'platform'],
    ['19-axle Schnabel', 'schnabel'],
    ['Big blue', 'rgn'],
  ])('guesses the deck of "%s" as %s', (name, deck) => {
    expect(trailerOf({ ...RECORD, name }).deck).toBe(deck);
  });

  test('prefers the deck type over the name', () => {
    expect(trailerOf({ ...RECORD, name: '3-axle RGN lowboy', deck: 'rgn' }).deck).toBe('rgn');
  });
});
