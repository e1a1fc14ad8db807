import { expect, it } from 'vitest';
import { expiryOf } from './expiry';

it.each([
  ['2026-11-25', 'danger', 'Expired'],
  ['2026-11-26', 'warn', 'Expires today'],
  ['2026-11-27', 'warn', 'Expires tomorrow'],
  ['2026-12-08', 'warn', 'Expires in 12 days'],
  ['2026-12-26', 'warn', 'Expires in 30 days'],
  ['2026-12-27', 'neutral', 'Valid'],
])('a paper valid through %s says: %s, %s', (day, tone, text) => {
  expect(expiryOf(day, '2026-11-26')).toEqual({ tone, text });
});
