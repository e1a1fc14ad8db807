import { expect, it } from 'vitest';
import { vehicleFacts } from './vehicle-facts';

const BARE = {
  axle_count: 6,
  axle_layout: null,
  max_weight_capacity: null,
  length: null,
  width: null,
  height: null,
  year_manufactured: null,
  license_plate: null,
  vin: null,
};

it('the facts omit unknown values', () => {
  expect(vehicleFacts(BARE)).toEqual([{ term: 'Axles', detail: '6' }]);
});

it('the facts list known values', () => {
  const facts = vehicleFacts({
    ...BARE,
    axle_layout: '3+3',
    max_weight_capacity: 35.5,
    width: 8.5,
    year_manufactured: 2019,
    license_plate: 'DEMO 1',
    vin: 'V1',
  });
  expect(facts.map(({ detail }) => detail)).toEqual([
    '6 (3+3)',
    '35.5 tons',
    '– × 8′-6″ × –',
    '2019',
    'DEMO 1',
    'V1',
  ]);
});
