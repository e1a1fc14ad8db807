import { expect, it } from 'vitest';
import { JURISDICTION_CODES } from '@contracts/jurisdictions';
import { timeZoneOf } from './place-time-zone';

it.each([
  ['Laredo, TX', 'America/Chicago'],
  ['El Paso, TX 79901', 'America/Denver'],
  ['Dayton, OH', 'America/New_York'],
  ['Gary, IN', 'America/Chicago'],
  ['Coeur d’Alene, id', 'America/Los_Angeles'],
  ['Phoenix, AZ', 'America/Phoenix'],
  ['Knoxville, TN, USA', 'America/New_York'],
  ['Saskatoon, SK', 'America/Regina'],
  ['Toronto, ON M5V 2T6', 'America/New_York'],
  ['Dayton', null],
  ['Dayton, ZZ', null],
])('knows the zone of %s', (place, zone) => {
  expect(timeZoneOf(place)).toBe(zone);
});

it('has a zone for every state and province', () => {
  expect(JURISDICTION_CODES.filter((code) => timeZoneOf(`Town, ${code}`) === null)).toEqual([]);
});
