import { describe, expect, it } from 'vitest';
import { OFFSET_CASES, OFFSET_DAYS, PLACE_CASES } from '@tests/place-cases';
import { JURISDICTION_CODES } from '@domain/places/states';
import { readPlace, townOf } from '@domain/places/place';
import { timeZoneOf } from '@domain/places/place-time-zone';
import { LOAD_TIME_ZONES, STATE_ZONES, ZONE_NAMES } from '@domain/time/time-zones';
import { toLocalTime } from '@domain/time/zoned-time';

describe('a typed place', () => {
  it.each(PLACE_CASES)('says its town and state: %s', (text, town, region) => {
    expect(readPlace(text)).toEqual({ town, region });
  });

  it.each(PLACE_CASES)('has the time zone of its town: %s', (text, _town, _region, zone) => {
    expect(timeZoneOf(text)).toBe(zone);
  });

  it.each([
    ['Gary, IN 46402', 'Gary'],
    ['2200 Main St, Gary, IN, USA', '2200 Main St, Gary'],
    ['Montréal, Québec', 'Montréal'],
    ['Gary', 'Gary'],
    ['Ohio', 'Ohio'],
  ])('a typed place is shown without its state: %s', (text, town) => {
    expect(townOf(text)).toBe(town);
  });
});

describe('time zones', () => {
  it.each(OFFSET_CASES)('have the legal time of %s', (place, offsets) => {
    const zone = timeZoneOf(place) ?? '';
    const hours = OFFSET_DAYS.map(
      (at) => (Date.parse(`${toLocalTime(at, zone)}Z`) - Date.parse(at)) / 3_600_000,
    );
    expect(hours).toEqual(offsets);
  });

  it('exist for every state and province, and have a name', () => {
    expect(JURISDICTION_CODES.filter((code) => !STATE_ZONES.has(code))).toEqual([]);
    expect(new Set(LOAD_TIME_ZONES.map((zone) => ZONE_NAMES[zone])).size).toBe(
      LOAD_TIME_ZONES.length,
    );
  });
});
