import { expect, test } from 'vitest';
import { capacityText } from './capacity-text';

test.each([
  [29, "able to get up to 29' in the well with steerable axles"],
  [52.5, 'able to get up to 52′-6″ in the well with steerable axles'],
  [60, "able to get up to 60' in the well with steerable axles"],
  [60.1, 'self supporting 60′-1 3/16″ with steerable axles'],
  [62, "self supporting 62' with steerable axles"],
  [99.9, 'self supporting 99′-10 13/16″ with steerable axles'],
  [100, "self supporting 100+' with steerable axles"],
  [180, "self supporting 180+' with steerable axles"],
  [null, 'steerable axles configuration'],
  [0, 'steerable axles configuration'],
])('a well of %s ft is described as "%s"', (length, text) => {
  expect(capacityText(length, 'rgn')).toBe(text);
});

test.each([
  ['stepdeck', '48′ lower deck'],
  ['platform', '48′ deck'],
] as const)('a %s has no well in its text', (deck, text) => {
  expect(capacityText(48, deck)).toBe(text);
});
