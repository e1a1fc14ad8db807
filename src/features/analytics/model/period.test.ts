import { expect, it } from 'vitest';
import { periodOf } from './period';

it('ends today in Ohio, not in UTC', () => {
  expect(periodOf('7', new Date('2026-11-22T03:00:00Z'))).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
  });
});

it('counts days across daylight saving changes and years', () => {
  expect(periodOf('30', new Date('2026-11-10T17:00:00Z')).from).toBe('2026-10-12');
  expect(periodOf('365', new Date('2026-11-21T17:00:00Z')).from).toBe('2025-11-22');
});
