import { describe, expect, it } from 'vitest';
import { MEXICAN_CITIES } from '@domain/places/place-names';
import { stateOf, townsFor } from './find-town';
import { readTowns, suggestTowns, townText } from './town-list';
import file from './towns.txt?raw';

const TOWNS = readTowns(file);
const suggest = (text: string) => suggestTowns(TOWNS, text).map(townText);

describe('suggestions', () => {
  it('start with a town of exactly that name, then the largest', () => {
    expect(suggest('lima').slice(0, 3)).toEqual(['Lima, OH', 'Lima, PA', 'Lima, NY']);
    expect(suggest('hous')[0]).toBe('Houston, TX');
    expect(suggest('houston').length).toBe(6);
  });

  it('ignore case, accents and the spelling of Saint', () => {
    expect(suggest('montreal')[0]).toBe('Montréal, QC');
    expect(suggest('Saint Loui')[0]).toBe('St. Louis, MO');
    expect(suggest('st louis')[0]).toBe('St. Louis, MO');
    expect(suggest('ft wor')[0]).toBe('Fort Worth, TX');
  });

  it('follow the state after a comma', () => {
    expect(suggest('springfield, o')).toEqual(['Springfield, OR', 'Springfield, OH']);
    expect(suggest('Springfield, Ill')).toEqual(['Springfield, IL']);
    expect(suggest('Springfield, ZZ')).toEqual([]);
  });

  it.each(['', 'l', ' , ', 'Qqqqq', '[('])('"%s" has no suggestions', (text) => {
    expect(suggest(text)).toEqual([]);
  });
});

describe('a place', () => {
  it.each([
    ['Houston', 'TX'],
    ['lima', 'OH'],
    ['Lima OH', 'OH'],
    ['gary in', 'IN'],
    ['Monterrey', 'MX'],
    ['Port Washington', null],
    ['Montreal', 'QC'],
    ['Lima, PA', 'PA'],
    ['Springfield', null],
    ['Portland', null],
    ['Nowhere at all', null],
  ])('a place is found in the town list: %s', (place, state) => {
    expect(stateOf(place, TOWNS)).toBe(state);
  });

  it('may be one of several towns', () => {
    expect(townsFor('Springfield', TOWNS).map(townText)).toEqual([
      'Springfield, MO',
      'Springfield, MA',
      'Springfield, IL',
      'Springfield, OR',
      'Springfield, OH',
    ]);
    expect(stateOf('Houston', null)).toBeNull();
  });
});

it('the list has no town with the name of a city that is always in Mexico', () => {
  expect(MEXICAN_CITIES.filter((city) => TOWNS.has(city))).toEqual([]);
});

it('the list has towns in every state and province', () => {
  const states = new Set([...TOWNS.values()].flat().map(({ state }) => state));
  expect(states.size).toBe(64);
});
