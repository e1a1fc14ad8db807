import { describe, expect, it } from 'vitest';
import { useLocalSupabase } from '../support/local-supabase.ts';

const supabase = useLocalSupabase();

/** The days of a range on which offices of a state are open, as day numbers. */
async function openDays(from: string, to: string, state: string) {
  const rows = await supabase.sql<{ day: number }>(
    `select extract(day from day)::integer as day
     from generate_series($1::date, $2::date, interval '1 day') as day
     where private.is_business_day(day::date, $3)`,
    [from, to, state],
  );
  return rows.map(({ day }) => day);
}

/** The day that is so many business days before a day. */
async function before(day: string, days: number, state = 'OH') {
  const [row] = await supabase.sql<{ day: string }>(
    'select private.business_days_before($1, $2, $3)::text as day',
    [day, days, state],
  );
  return row?.day;
}

describe('Business days', () => {
  it.each([
    ['Thanksgiving in the US', '2026-11-23', '2026-11-29', 'OH', [23, 24, 25, 27]],
    ['Thanksgiving in Canada', '2026-10-12', '2026-10-16', 'ON', [13, 14, 15, 16]],
    ['Christmas in the US', '2026-12-21', '2026-12-27', 'OH', [21, 22, 23, 24]],
    ['Christmas on a Friday and Boxing Day', '2026-12-24', '2026-12-29', 'ON', [24, 29]],
    ['Christmas on a Sunday and Boxing Day', '2022-12-23', '2022-12-28', 'ON', [23, 28]],
    [
      'New Year’s Day on a Saturday, observed the year before',
      '2021-12-30',
      '2022-01-03',
      'OH',
      [30, 3],
    ],
    ['July 4 on a Saturday, observed on Friday', '2026-07-01', '2026-07-06', 'OH', [1, 2, 6]],
    ['July 4 on a Sunday, observed on Monday', '2027-07-02', '2027-07-06', 'OH', [2, 6]],
    ['Canada Day', '2026-06-30', '2026-07-03', 'ON', [30, 2, 3]],
    ['Canada Day on a Saturday, observed on Monday', '2028-06-30', '2028-07-04', 'AB', [30, 4]],
    ['Victoria Day', '2026-05-18', '2026-05-22', 'BC', [19, 20, 21, 22]],
    [
      'Victoria Day, not a holiday in the US',
      '2026-05-18',
      '2026-05-22',
      'WA',
      [18, 19, 20, 21, 22],
    ],
    ['Memorial Day', '2026-05-25', '2026-05-29', 'WA', [26, 27, 28, 29]],
    ['Good Friday and Easter Monday', '2026-04-02', '2026-04-07', 'QC', [2, 7]],
    ['Easter in a year of Gauss’s exception', '2076-04-16', '2076-04-21', 'QC', [16, 21]],
    ['Juneteenth before it was a holiday', '2020-06-19', '2020-06-19', 'OH', [19]],
  ] as const)('skip weekends and %s', async (_, from, to, state, days) => {
    const open = await openDays(from, to, state);
    expect(open.toSorted((a, b) => a - b)).toEqual(days.toSorted((a, b) => a - b));
  });

  it.each([
    ['a Wednesday', '2026-12-16', 5, 'OH', '2026-12-09'],
    ['a Sunday, because the office finishes on Friday', '2026-12-20', 1, 'OH', '2026-12-17'],
    ['the day after Thanksgiving', '2026-11-27', 1, 'OH', '2026-11-25'],
    ['Thanksgiving itself', '2026-11-26', 2, 'OH', '2026-11-23'],
    ['a Monday after July 4 on a Saturday', '2026-07-06', 1, 'OH', '2026-07-02'],
    ['the same Monday in Canada', '2026-07-06', 1, 'ON', '2026-07-03'],
    ['a business day without lead time', '2026-12-16', 0, 'OH', '2026-12-16'],
    ['Christmas without lead time', '2026-12-25', 0, 'OH', '2026-12-24'],
    ['a long lead time over the holidays', '2027-01-15', 30, 'CA', '2026-12-02'],
  ] as const)('count back from %s', async (_, day, days, state, expected) => {
    expect(await before(day, days, state)).toBe(expected);
  });

  it.each([
    ['2026-12-03', '2026-12-15', 8],
    ['2026-12-15', '2026-12-03', -8],
    ['2026-12-24', '2026-12-28', 1],
    ['2026-11-28', '2026-11-29', 0],
    ['2026-11-27', '2026-11-28', 0],
    ['2026-11-29', '2026-11-30', 1],
    ['2026-12-16', '2026-12-16', 0],
  ])('from %s to %s are %i, without the first day', async (from, to, days) => {
    const [row] = await supabase.sql<{ days: number; listed: number }>(
      `select private.business_days_between($1, $2, 'WV') as days, count(*)::integer as listed
       from generate_series(least($1::date, $2) + 1, greatest($1::date, $2), interval '1 day') as day
       where private.is_business_day(day::date, 'WV')`,
      [from, to],
    );
    expect(row).toEqual({ days, listed: Math.abs(days) });
  });
});
