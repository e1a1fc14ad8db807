import { expect, it } from 'vitest';
import { BLANK_ASSESSMENT, toParams } from './share-params';

it.each([
  ['72,200', '72200'],
  ['72 200 lbs', '72200'],
  ['32,75 t', '72202'],
  ['72,5', '72,5'],
  ['72.200', '72.200'],
])('the weight %s is shared as %s', (weight, shared) => {
  expect(toParams({ ...BLANK_ASSESSMENT, weight }, null).get('weight')).toBe(shared);
});
