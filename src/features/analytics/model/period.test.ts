import { expect, it } from 'vitest';
import { periodBefore, periodOf } from './period';

it('a period ends today in Ohio, not in UTC', () => {
  expect(periodOf('7', new Date('2026-11-22T03:00:00Z'))).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
  });
});

it('a period counts days across daylight saving changes and years', () => {
  expect(periodOf('30', new Date('2026-11-10T17:00:00Z')).from).toBe('2026-10-12');
  expect(periodOf('365', new Date('2026-11-21T17:00:00Z')).from).toBe('2025-11-22');
});

it('the period before has the same length', () => {
  const week = periodOf('7', new Date('2026-11-22T17:00:00Z'));
  expect(week).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(periodBefore('7', week)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});
