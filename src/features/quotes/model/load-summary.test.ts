import { expect, it } from 'vitest';
import { summarizeFormLoad } from './load-summary';

const load = (length: string, width: string, height: string, equipment = '') =>
  summarizeFormLoad({ pieces: [{ length, width, height }], equipment });

it.each([
  [load('', '', ''), 'No measurements yet'],
  [summarizeFormLoad({}), 'No measurements yet'],
  [load('34', '', '12.5'), 'Width missing'],
  [load('', '12', ''), 'Length and height missing'],
  [load('34', '12', '12.5'), 'Oversize'],
  [load('40', '8.5', '8'), 'Legal size'],
  [load('120', '20', '18', 'RGN'), 'Too large'],
  [load('-3', 'abc', '1e400'), 'No measurements yet'],
])('the load %o is classified as %s', (summary, classification) => {
  expect(summary.classification).toBe(classification);
});

it('the trailer is found in the equipment text', () => {
  expect(load('1', '1', '1', 'Step Deck').trailer).toBe('Step deck');
  expect(load('1', '1', '1', 'RGN, 9 axle').trailer).toBe('RGN, 9 axles');
});

it('a trailer is only an example if the customer wants a recommendation', () => {
  expect(load('1', '1', '1').trailer).toBe('RGN, for example');
});

it('a heavy load has a stronger trailer as its example', () => {
  const pieces = [
    { quantity: '2', weight: '62,000 lb', length: '30', width: '8', height: '9' },
    { quantity: '1', weight: '87,500', length: '20', width: '8', height: '9' },
  ];
  expect(summarizeFormLoad({ pieces }).trailer).toBe('Hydraulic platform, for example');
  const unknown = pieces.map((piece) => ({ ...piece, weight: '' }));
  expect(summarizeFormLoad({ pieces: unknown }).trailer).toBe('RGN, for example');
});

it('the trailer a customer named for a load that is too heavy for it stays, and the summary says so', () => {
  const pieces = [{ quantity: '1', weight: '211,500', length: '30', width: '12', height: '10' }];
  const summary = summarizeFormLoad({ pieces, equipment: 'Lowboy' });
  expect(summary).toMatchObject({ trailer: 'Lowboy', classification: 'Too heavy' });
  expect(summary.overload).toMatch(/^A lowboy isn’t rated for 211,500 lb.*A hydraulic platform/u);
});

it('the largest of each dimension over all pieces counts', () => {
  const pieces = [{ length: '30', width: '8' }, undefined, { length: '4', height: '9' }];
  expect(summarizeFormLoad({ pieces }).size).toEqual({ length: 30, width: 8, height: 9 });
});

it('invalid dimensions count as 0', () => {
  expect(load('-3', 'NaN', 'Infinity').size).toEqual({ length: 0, width: 0, height: 0 });
});
