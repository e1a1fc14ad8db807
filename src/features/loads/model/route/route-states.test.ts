import { expect, it } from 'vitest';
import { routeStates } from './route-states';

it.each([
  ['Dayton, OH', 'Laredo, TX 78040, USA', [], ['OH', 'TX']],
  ['Dayton, OH', 'Lima, oh', [], ['OH']],
  ['Dayton, OH', 'Windsor, ON N9A 1A1', ['MI', 'OH'], ['MI', 'OH', 'ON']],
  ['The old mill', 'Dayton, ZZ', [], []],
])('knows the states from %s to %s with permits of %j', (origin, destination, permits, states) => {
  const codes = permits.map((jurisdiction) => ({ jurisdiction }));
  expect(routeStates({ origin, destination, permits: codes })).toEqual(states);
});
