import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WeekFrame } from './week-frame';

const DAY_WIDTH = 88;

beforeEach(() => {
  // This DOM lays nothing out: the names are 120 px wide, then come the days.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const days = this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])] : [];
    return 120 + DAY_WIDTH * Math.max(0, days.indexOf(this));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('the week starts with today where the days scroll sideways, and with Monday in other weeks', () => {
  const week = (monday: '2026-11-30' | '2026-12-07') => (
    <WeekFrame monday={monday} today="2026-12-02">
      Rows
    </WeekFrame>
  );
  const scrolled = () =>
    screen.getByRole('list', { name: 'Days' }).closest('[aria-busy]')?.scrollLeft;
  const { rerender } = render(week('2026-11-30'));
  expect(scrolled()).toBe(2 * DAY_WIDTH);
  rerender(week('2026-12-07'));
  expect(scrolled()).toBe(0);
  rerender(week('2026-11-30'));
  expect(scrolled()).toBe(2 * DAY_WIDTH);
});
