import { fixDate } from '@tests/ui/fixed-date';
import { describe, expect, it } from 'vitest';
import { addDays } from '@domain/time/day';
import { weekdayOf } from '@domain/time/day-text';
import { orderedRange, rangeName, weeksFrom } from './day-range';

fixDate();

describe('the days of the calendar', () => {
  it.each([
    ['2026-11-23', 'a Monday', 6],
    ['2026-11-25', 'a Wednesday', 7],
    ['2026-11-22', 'a Sunday', 7],
  ])('the days are grouped in weeks from Monday, six weeks from %s, %s', (day, _, count) => {
    const weeks = weeksFrom(day);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]).toContain(day);
    expect(weeks.at(-1)).toContain(addDays(day, 41));
    expect(new Set(weeks.map((days) => weekdayOf(days[0] ?? '')))).toEqual(new Set(['Mon']));
    expect(new Set(weeks.flat()).size).toBe(count * 7);
  });

  it('make a range in either order', () => {
    expect(orderedRange('2026-12-02', '2026-11-24')).toEqual({
      from: '2026-11-24',
      to: '2026-12-02',
    });
    expect(rangeName({ from: '2026-11-24', to: '2026-12-02' })).toBe('Nov 24 – Dec 2');
    expect(rangeName({ from: '2026-11-24', to: '2026-11-24' })).toBe('Nov 24');
  });
});
