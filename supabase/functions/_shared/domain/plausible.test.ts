import { describe, expect, it } from 'vitest';
import { hasPhoneDigits, hasState, isPlausibleName } from './plausible.ts';

describe('a place', () => {
  it.each([
    'Dayton, OH',
    'dayton oh',
    'Dayton, Ohio 45402',
    '45402',
    'Windsor, ON N9A 1A1',
    'Calgary, Alberta, Canada',
    'Port of Houston, TX, USA',
    'Montréal, Québec',
    'Washington, D.C., DC',
    'TX',
    'Dayton, OH, gate 4',
    'Ohio, near Lima',
    'St. Louis, Mo.',
    'Saint-Jérôme QC J7Y 4Y9',
    'Monterrey, Nuevo León',
  ])('accepts %s', (place) => {
    expect(hasState(place)).toBe(true);
  });

  it.each(['Dayton', 'asdf', '12', 'our yard', 'Port of Houston', 'Pick it up in town', '937-555'])(
    'has no state: %s',
    (place) => {
      expect(hasState(place)).toBe(false);
    },
  );
});

describe('a name', () => {
  it.each([
    'Dana Whitlock',
    'Ng',
    'Li',
    '3M',
    'AA',
    'J&J',
    'BP',
    'ABC',
    'Suharto',
    'Null',
    '李',
    'O’Neil',
    'José',
    '李小龍',
    '3M Logistics',
    'Quinn Carter 1f2e',
  ])('accepts %s', (name) => {
    expect(isPlausibleName(name)).toBe(true);
  });

  it.each(['asdf', 'ASDFGH', 'qwerty', '12345', '937-555-0100', 'x', 'aaaa', 'test', '...', 'n/a'])(
    'refuses %s',
    (name) => {
      expect(isPlausibleName(name)).toBe(false);
    },
  );
});

describe('a phone number', () => {
  it.each(['937-555-0117', '(937) 555-0117 ext. 4', '+1 937 555 0117', '+49 30 1234567'])(
    'accepts %s',
    (phone) => {
      expect(hasPhoneDigits(phone)).toBe(true);
    },
  );

  it.each(['555-0117', 'call me', '0000000000', '+1 555 0117'])(
    'has too few digits: %s',
    (phone) => {
      expect(hasPhoneDigits(phone)).toBe(false);
    },
  );
});
