import { expect, it } from 'vitest';
import { findClearBottom } from './use-clear-place';

const toast = { left: 16, right: 374, height: 80 };
const box = (top: number, bottom: number) => ({ left: 0, right: 390, top, bottom });

it('a toast stays at the bottom if nothing important is there', () => {
  expect(findClearBottom(toast, [box(0, 60)], 844)).toBe(16);
});

it('a toast moves above what it would cover', () => {
  const place = findClearBottom(toast, [box(700, 800)], 844);
  expect(844 - place).toBeLessThanOrEqual(700);
  expect(844 - place).toBeGreaterThan(690);
});

it('a toast ignores elements beside it', () => {
  expect(findClearBottom({ ...toast, left: 1000, right: 1400 }, [box(700, 800)], 844)).toBe(16);
});

it('a toast returns to the bottom if there is no free place', () => {
  expect(findClearBottom(toast, [box(0, 844)], 844)).toBe(16);
});
