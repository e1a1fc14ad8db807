import { expect, it } from 'vitest';
import { literally } from './search';

it('searches for the text itself, whatever it means elsewhere', () => {
  expect(literally('100% (a_b), 9*11 \\')).toBe('***=100% (a_b), 9*11 \\');
});
