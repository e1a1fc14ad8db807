import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatWithYear } from './with-year.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T02:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const PARTS = { month: 'short', day: 'numeric' } as const;

it('a day leaves out this year and has any other', () => {
  // In Dayton, it is still New Year's Eve.
  const timeZone = 'America/New_York';
  expect(formatWithYear('2026-12-31T17:00:00Z', { ...PARTS, timeZone })).toBe('Dec 31');
  expect(formatWithYear('2027-01-01T17:00:00Z', { ...PARTS, timeZone })).toBe('Jan 1, 2027');
  expect(formatWithYear('2025-06-01T17:00:00Z', { ...PARTS, timeZone })).toBe('Jun 1, 2025');
  expect(formatWithYear('2027-01-01T17:00:00Z', { ...PARTS, timeZone: 'UTC' })).toBe('Jan 1');
});
