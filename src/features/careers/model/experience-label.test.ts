import { expect, it } from 'vitest';
import { experienceLabel } from './experience-label';

it.each([
  [null, 'Not given'],
  [0, 'Less than 1 year'],
  [1, '1-2 years'],
  [3, '3-5 years'],
  [5, '3-5 years'],
  [6, '6-10 years'],
  [11, '10+ years'],
  [40, '10+ years'],
])('the label of %s years is "%s"', (years, label) => {
  expect(experienceLabel(years)).toBe(label);
});
