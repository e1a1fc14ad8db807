import { expect, it } from 'vitest';
import { placeName } from './place-name';

it.each([
  ['Dayton', 'US', 'Dayton, United States'],
  ['Dayton', 'United States', 'Dayton, United States'],
  [null, 'CA', 'Canada'],
  [null, 'ZZ', 'Unknown Region'],
  ['', null, null],
  [null, null, null],
])('%s in %s is %s', (city, country, name) => {
  expect(placeName(city, country)).toBe(name);
});
