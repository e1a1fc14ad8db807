import { expect, it } from 'vitest';
import { formatVisitorNumber } from './format-visitor-number';

it.each([
  [0, 'Master Creator'],
  [1, '#00000000001'],
  [412, '#00000000412'],
  [99999999999, '#99999999999'],
])('the visitor number %d is shown as %s', (number, text) => {
  expect(formatVisitorNumber(number)).toBe(text);
});
