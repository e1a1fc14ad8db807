import { describe, expect, it } from 'vitest';
import { deckFromEquipment } from './deck-from-equipment';

describe('deckFromEquipment', () => {
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
    expect(deckFromEquipment(equipment)).toBe(deck);
  });
});
