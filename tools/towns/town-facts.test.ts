import { expect, it } from 'vitest';
import type { Settlement } from './reduce-towns.ts';
import { townFacts } from './town-facts.ts';

const town = (name: string, state: string, zone: string, people: number): Settlement => ({
  name,
  state,
  zone: `America/${zone}`,
  people,
  latitude: 40,
  longitude: -84,
  isListed: true,
});

/** The zones of towns outside their state's. */
const zonesOf = (settlements: readonly Settlement[]) =>
  new Map(
    townFacts(settlements).elsewhere.flatMap(([state, zone, towns]) =>
      towns.map((name) => [`${name}, ${state}`, zone] as const),
    ),
  );

it('the zone of the largest town of a name stays, if it isn’t the state’s', () => {
  const zones = zonesOf([
    town('Midway', 'TN', 'Chicago', 900),
    town('Midway', 'TN', 'New_York', 2000),
    town('Nashville', 'TN', 'Chicago', 600_000),
    town('Fort Hancock', 'TX', 'Denver', 1000),
  ]);
  expect(zones.get('midway, TN')).toBe('America/New_York');
  expect(zones.get('ft hancock, TX')).toBe('America/Denver');
  expect(zones.has('nashville, TN')).toBe(false);
});

it('the gazetteer is corrected', () => {
  const zones = zonesOf([town('Vincennes', 'IN', 'Chicago', 18_000)]);
  expect(zones.has('vincennes, IN')).toBe(false);
  expect(zones.get('goose bay, NL')).toBe('America/Halifax');
});

it('western Canada and Manitoba have zones that don’t change their clocks, but Kenora doesn’t', () => {
  const zones = zonesOf([
    town('Cranbrook', 'BC', 'Edmonton', 20_000),
    town('Vancouver', 'BC', 'Vancouver', 600_000),
    town('Winnipeg', 'MB', 'Winnipeg', 700_000),
    town('Kenora', 'ON', 'Winnipeg', 15_000),
  ]);
  expect(zones.get('cranbrook, BC')).toBe('America/Regina');
  expect(zones.has('vancouver, BC') || zones.has('winnipeg, MB')).toBe(false);
  expect(zones.get('kenora, ON')).toBe('America/Chicago');
});

it('names that end like a state are found', () => {
  const names = [
    town('Port Washington', 'WI', 'Chicago', 11_000),
    town('Ohio', 'IL', 'Chicago', 500),
  ];
  expect(townFacts(names).endInState).toEqual(['port washington']);
});
