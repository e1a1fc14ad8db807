import { describe, expect, it } from 'vitest';
import { DECKS, type DeckType } from './decks';
import { canCarry, describeMisfit, trailerForLoad } from './trailer-for-load';

const SMALL = { length: 20, width: 8, height: 8 };

describe('trailerForLoad', () => {
  it.each([
    ['Step Deck', 'stepdeck'],
    ['stepdeck with ramps', 'stepdeck'],
    ['single drop', 'stepdeck'],
    ['Drop deck', 'stepdeck'],
    ['Lowboy', 'lowboy'],
    ['LOW BOY 55t', 'lowboy'],
    ['double drop deck', 'lowboy'],
    ['Schnabel', 'schnabel'],
    ['13-axle perimeter', 'perimeter'],
    ['hydraulic platform', 'platform'],
    ['modular / SPMT', 'platform'],
    ['stretch flatbed', 'extendable'],
    ['RGN, 9 axle', 'rgn'],
    ['a crane', 'rgn'],
    ['', 'rgn'],
    [null, 'rgn'],
  ] as const)('reads "%s" as %s', (equipment, deck) => {
    expect(trailerForLoad({ ...SMALL, equipment }).deck).toBe(deck);
  });

  it.each([
    ['16-axle platform', 16],
    ['RGN, 9 axle', 9],
    ['19 axles', 19],
    // The trailer's own axles; a tractor adds three.
    ['3-axle RGN lowboy', 6],
    ['RGN', null],
    ['', null],
  ])('reads "%s" as %s axles', (equipment, axles) => {
    expect(trailerForLoad({ ...SMALL, equipment }).axles).toBe(axles);
  });

  it.each([
    [{ length: 34, width: 12, height: 12 }, 'rgn'],
    [{ length: 150, width: 12, height: 10 }, 'extendable'],
    [{ length: 75, width: 14, height: 21 }, 'perimeter'],
    [{ length: 120, width: 20, height: 18 }, 'platform'],
  ])('chooses a trailer that carries %o when none is named', (load, deck) => {
    expect(trailerForLoad({ ...load, equipment: 'Transformer' }).deck).toBe(deck);
  });

  it.each([
    [120_000, 'rgn'],
    [120_001, 'perimeter'],
    [211_500, 'platform'],
    [2_000_000, 'platform'],
    [null, 'rgn'],
  ] as const)('chooses a trailer for %s lb when none is named', (weight_lbs, deck) => {
    expect(trailerForLoad({ ...SMALL, equipment: '', weight_lbs }).deck).toBe(deck);
    expect(trailerForLoad({ ...SMALL, equipment: 'RGN', weight_lbs }).deck).toBe('rgn');
  });

  it('prefers a trailer for the size when none carries size and weight', () => {
    const long = { length: 190, width: 12, height: 10, equipment: '', weight_lbs: 211_500 };
    expect(trailerForLoad(long).deck).toBe('extendable');
  });
});

describe('describeMisfit', () => {
  const transformer = { length: 120, width: 20, height: 18 };

  it('says when the named trailer is too small', () => {
    expect(describeMisfit('rgn', transformer)).toBe(
      'This load is too large for an RGN. We’ll recommend a trailer.',
    );
    expect(describeMisfit('platform', transformer)).toBeNull();
  });

  it('says when no trailer carries the load', () => {
    expect(describeMisfit('platform', { length: 300, width: 20, height: 18 })).toBe(
      'No trailer in our fleet carries this load. Call dispatch.',
    );
  });

  it.each(Object.keys(DECKS) as DeckType[])('accepts unknown dimensions on a %s', (deck) => {
    expect(canCarry(deck, { length: 0, width: NaN, height: -1 })).toBe(true);
  });
});
