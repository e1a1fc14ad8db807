import { expect, it } from 'vitest';
import { aWeek, aWeekLoad } from '@tests/ui/week';
import { bookedShare, readWeekRows } from './week-rows';

const lane = (kind: 'driver' | 'tractor', id: string) => ({ kind, id, name: id, detail: '' });

it('the rows are read from the URL, where unknown values mean all', () => {
  const read = (text: string) => readWeekRows(new URLSearchParams(text));
  expect(read('rows=units&unit_type=lowboy')).toEqual({ rows: 'units', type: 'lowboy' });
  expect(read('rows=loads&unit_type=toString')).toEqual({ rows: 'all', type: null });
});

it('only units’ booked hours count, and only those in the week', () => {
  const lanes = [lane('driver', 'casey'), lane('tractor', 'a'), lane('tractor', 'b')];
  const loads = [
    aWeekLoad({ lane_id: 'casey' }),
    // From before the week until after its first day: 24 of 336 hours.
    aWeekLoad({ lane_id: 'a', from_at: '2026-11-20T05:00:00Z', until_at: '2026-12-01T05:00:00Z' }),
    aWeekLoad({ lane_id: 'b', from_at: '2026-12-08T05:00:00Z', until_at: '2026-12-09T05:00:00Z' }),
  ];
  expect(bookedShare(aWeek({ lanes, loads }))).toBeCloseTo(24 / 336, 6);
  expect(bookedShare(aWeek({ lanes: lanes.slice(0, 1), loads }))).toBeNull();
});
