import { expect, it } from 'vitest';
import { readTypedLoad } from './read-load';

const load = (length: string, width: string, height: string, equipment = '') =>
  readTypedLoad({ length, width, height, equipment });

it.each([
  [load('', '', ''), 'No measurements yet'],
  [readTypedLoad({}), 'No measurements yet'],
  [load('34', '', '12.5'), 'Width missing'],
  [load('', '12', ''), 'Length and height missing'],
  [load('34', '12', '12.5'), 'Oversize'],
  [load('40', '8.5', '8'), 'Within legal limits'],
  [load('-3', 'abc', '1e400'), 'No measurements yet'],
])('%o reads as %s', (reading, verdict) => {
  expect(reading.verdict).toBe(verdict);
});

it('reads the trailer from the free text', () => {
  expect(load('1', '1', '1', 'Step Deck').trailer).toBe('Step deck, 5 axles');
  expect(load('1', '1', '1').trailer).toBe('RGN, 7 axles');
});

it('tells the drawing nothing it cannot draw', () => {
  expect(load('-3', 'NaN', 'Infinity').size).toEqual({ length: 0, width: 0, height: 0 });
});
