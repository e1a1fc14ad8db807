import { expect, test } from 'vitest';
import { configurationFacts } from './configuration-facts';

test('the facts have tons as pounds, and feet as on the drawing', () => {
  const record = { max_weight_capacity: 22.5, length: 48, width: 8.5 };
  expect(configurationFacts(record, 'stepdeck')).toEqual([
    { term: 'Capacity', detail: '45,000 lb' },
    { term: 'Lower deck', detail: '48′-0″' },
    { term: 'Width', detail: '8′-6″' },
  ]);
});

test('the facts omit unknown values', () => {
  const record = { max_weight_capacity: 150, length: null, width: 0 };
  expect(configurationFacts(record, 'schnabel')).toEqual([
    { term: 'Capacity', detail: '300,000 lb' },
  ]);
});
