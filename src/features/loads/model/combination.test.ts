import { describe, expect, it } from 'vitest';
import { aUnit } from '@tests/ui/loads';
import { combinationOf, drawnTrailer } from './combination';

const TRACTOR = aUnit({ kind: 'tractor', axles: 3, tare_lbs: 19_400 });
const JEEP = aUnit({ kind: 'jeep', axles: 2, tare_lbs: 13_200 });
const TRAILER = aUnit({ kind: 'trailer', axles: 3, tare_lbs: 23_800, deck_height: 1.916667 });
const BOOSTER = aUnit({ kind: 'booster', axles: 1, tare_lbs: 5_400 });
const LOAD = { height: 11.583333, weight_lbs: 74_000 };

describe('A combination', () => {
  // tests/db/assignments.test.ts has the same numbers for the SQL.
  it('adds up from the tractor back, to the sixteenth of an inch', () => {
    expect(combinationOf([BOOSTER, TRAILER, TRACTOR, JEEP], LOAD)).toEqual({
      axleLayout: '3+2+3+1',
      axles: 9,
      deckHeight: 1.916667,
      loadedHeight: 13.5,
      tareLbs: 61_800,
      grossLbs: 135_800,
    });
    expect(combinationOf([TRAILER], { ...LOAD, height: 11.583334 + 1 / 192 })?.loadedHeight).toBe(
      13.505208,
    );
  });

  it.each([
    [[TRACTOR], LOAD, { loadedHeight: null, grossLbs: null }],
    [[TRAILER], LOAD, { loadedHeight: 13.5, grossLbs: null }],
    [[TRACTOR, TRAILER], { height: 0, weight_lbs: null }, { loadedHeight: null, grossLbs: null }],
  ])('leaves out what isn’t known', (units, load, parts) => {
    expect(combinationOf(units, load)).toMatchObject(parts);
  });

  it('a load without units has no combination', () => {
    expect(combinationOf([], LOAD)).toBeNull();
  });
});

it('a combination is drawn once it has a trailer', () => {
  expect(drawnTrailer([TRACTOR])).toBeNull();
  expect(drawnTrailer([TRAILER, BOOSTER])).toEqual({
    deck: 'rgn',
    deckHeightFt: 1.916667,
    axles: 7,
    axleLayout: '3+0+3+1',
  });
});
