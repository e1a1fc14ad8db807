import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayName,
  eachDay,
  orderedRange,
  rangeName,
  today,
  weeksFrom,
} from './calendar-days';

describe('calendar days', () => {
  it('use the local time zone for today', () => {
    expect(today(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
    expect(today(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01');
  });

  it('cross month ends, leap days and daylight saving changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(eachDay({ from: '2026-10-30', until: '2026-11-02' })).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ]);
  });

  it.each([
    ['2026-11-22', 'a Sunday', 6],
    ['2026-11-25', 'a Wednesday', 7],
    ['2026-11-21', 'a Saturday', 7],
  ])('are grouped in weeks from Sunday, six weeks from %s, %s', (day, _, count) => {
    const weeks = weeksFrom(day);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]).toContain(day);
    expect(weeks.at(-1)).toContain(addDays(day, 41));
    expect(new Set(weeks.map((days) => dayName(days[0] ?? '', { weekday: 'short' })))).toEqual(
      new Set(['Sun']),
    );
    expect(new Set(weeks.flat()).size).toBe(count * 7);
  });

  it('make a range in either order', () => {
    expect(orderedRange('2026-12-02', '2026-11-24')).toEqual({
      from: '2026-11-24',
      until: '2026-12-02',
    });
    expect(rangeName({ from: '2026-11-24', until: '2026-12-02' })).toBe('Nov 24 – Dec 2');
    expect(rangeName({ from: '2026-11-24', until: '2026-11-24' })).toBe('Nov 24');
  });
});
