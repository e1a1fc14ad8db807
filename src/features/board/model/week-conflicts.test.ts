import { fixDate } from '@tests/ui/fixed-date';
import { describe, expect, it } from 'vitest';
import { aWeek, aWeekLoad } from '@tests/ui/week';
import type { WeekLoad } from './board-week';
import { weekConflicts } from './week-conflicts';

fixDate();

const NOW = Date.parse('2026-12-02T12:42:00Z');
const DRIVER = { kind: 'driver', id: 'shauna', name: 'Shauna Pruitt', detail: '' } as const;
const TRACTOR = { kind: 'tractor', id: 't-126', name: 'T-126', detail: '3 axles' } as const;

const onRoad = (parts: Partial<WeekLoad> = {}) =>
  aWeekLoad({
    lane_id: 'shauna',
    number: 'L-2026-00033',
    status: 'in_transit',
    from_at: '2026-11-30T05:00:00Z',
    until_at: '2026-12-02T14:00:00Z',
    ...parts,
  });
const next = (parts: Partial<WeekLoad> = {}) =>
  aWeekLoad({
    lane_id: 'shauna',
    number: 'L-2026-00042',
    from_at: '2026-12-02T18:00:00Z',
    until_at: '2026-12-03T02:00:00Z',
    ...parts,
  });
const off = (parts: object = {}) => ({
  lane_id: 't-126',
  reason: 'Inspection',
  from_at: '2026-12-02T05:00:00Z',
  until_at: '2026-12-04T05:00:00Z',
  ...parts,
});
const texts = (week: ReturnType<typeof aWeek>, now = NOW) =>
  weekConflicts(week, now).map(({ lanes, clauses }) => {
    const says = clauses.map(({ number, text }) => (number === null ? text : `${number} ${text}`));
    return `${lanes.map(({ name }) => name).join(', ')}: ${says.join('. ')}.`;
  });

describe('A load in transit', () => {
  it('conflicts with the next one if its ETA is after the pickup, once for all rows', () => {
    const late = { eta_at: '2026-12-02T22:30:00Z' };
    const week = aWeek({
      lanes: [DRIVER, TRACTOR],
      loads: [
        onRoad(late),
        onRoad({ ...late, lane_id: 't-126' }),
        next(),
        next({ lane_id: 't-126' }),
      ],
    });
    expect(texts(week)).toEqual([
      'Shauna Pruitt, T-126: L-2026-00033 delivers Wed, Dec 2, 5:30 PM EST. L-2026-00042 picks up Wed, Dec 2, 1:00 PM EST.',
    ]);
    expect(weekConflicts(week, NOW)).toMatchObject([
      {
        number: 1,
        load: { number: 'L-2026-00042' },
        from_at: '2026-12-02T18:00:00Z',
        until_at: '2026-12-02T22:30:00.000Z',
      },
    ]);
  });

  it('doesn’t conflict if its ETA is before the pickup or it isn’t in transit', () => {
    const loads = [onRoad({ eta_at: '2026-12-02T17:59:00Z' }), next()];
    expect(texts(aWeek({ lanes: [DRIVER], loads }))).toEqual([]);
    const planned = [onRoad({ status: 'assigned', eta_at: '2026-12-02T22:30:00Z' }), next()];
    expect(texts(aWeek({ lanes: [DRIVER], loads: planned }))).toEqual([]);
  });

  it('conflicts when it is late and the pickup has passed', () => {
    const week = aWeek({ lanes: [DRIVER], loads: [onRoad(), next()] });
    expect(texts(week)).toEqual([]);
    expect(texts(week, Date.parse('2026-12-02T18:05:00Z'))).toEqual([
      'Shauna Pruitt: L-2026-00033 is late. L-2026-00042 picks up Wed, Dec 2, 1:00 PM EST.',
    ]);
  });

  it('a load on hold conflicts with the next load only, however late that is', () => {
    const later = next({ number: 'L-2026-00050', from_at: '2026-12-05T05:00:00Z' });
    const week = aWeek({ lanes: [DRIVER], loads: [onRoad({ is_on_hold: true }), next(), later] });
    expect(texts(week)).toEqual([
      'Shauna Pruitt: L-2026-00033 is on hold with no ETA. L-2026-00042 picks up Wed, Dec 2, 1:00 PM EST.',
    ]);
  });

  it('a load in transit never conflicts with a delivered load', () => {
    const week = aWeek({
      lanes: [DRIVER],
      loads: [onRoad({ eta_at: '2026-12-02T22:30:00Z' }), next({ status: 'delivered' })],
    });
    expect(texts(week)).toEqual([]);
  });
});

describe('Outages and days off', () => {
  it('conflict with a load that picks up during them', () => {
    const week = aWeek({
      lanes: [DRIVER, TRACTOR],
      loads: [next({ lane_id: 't-126', from_at: '2026-12-03T11:00:00Z' })],
      off: [off()],
    });
    week.loads[0] = { ...week.loads[0], until_at: '2026-12-05T05:00:00Z' } as WeekLoad;
    expect(texts(week)).toEqual([
      'T-126: Out of service Wed, Dec 2 to Thu, Dec 3 (Inspection). L-2026-00042 picks up Thu, Dec 3, 6:00 AM EST.',
    ]);
  });

  it.each([
    [
      'that ends during them',
      { until_at: '2026-12-05T20:00:00Z' },
      'delivers Sat, Dec 5, 3:00 PM EST',
    ],
    [
      'that is expected during them',
      { eta_at: '2026-12-05T20:00:00Z' },
      'delivers Sat, Dec 5, 3:00 PM EST',
    ],
    ['that is on hold', { is_on_hold: true }, 'is on hold with no ETA'],
  ])('conflict with a load %s', (_, parts, says) => {
    const week = aWeek({
      lanes: [DRIVER],
      loads: [onRoad(parts)],
      off: [
        off({
          lane_id: 'shauna',
          reason: 'Time off',
          from_at: '2026-12-04T05:00:00Z',
          until_at: '2026-12-06T05:00:00Z',
        }),
      ],
    });
    expect(texts(week)).toEqual([
      `Shauna Pruitt: Time off Fri, Dec 4 to Sat, Dec 5. L-2026-00033 ${says}.`,
    ]);
  });

  it('can last one day, or have no end date', () => {
    const loads = [onRoad({ lane_id: 't-126', until_at: '2026-12-05T20:00:00Z' })];
    const until = (until_at: string | null) =>
      texts(
        aWeek({
          lanes: [TRACTOR],
          loads,
          off: [off({ from_at: '2026-12-04T05:00:00Z', until_at })],
        }),
      )[0];
    expect(until('2026-12-05T05:00:00Z')).toMatch(/Out of service Fri, Dec 4 \(Inspection\)/u);
    expect(until(null)).toMatch(/Out of service from Fri, Dec 4, no end date \(Inspection\)/u);
  });

  it('don’t once they are over, or before and after a load', () => {
    const lanes = [TRACTOR];
    const load = onRoad({ lane_id: 't-126' });
    const past = off({ from_at: '2026-11-30T05:00:00Z', until_at: '2026-12-02T05:00:00Z' });
    expect(texts(aWeek({ lanes, loads: [load], off: [past] }))).toEqual([]);
    const after = off({ from_at: '2026-12-03T05:00:00Z' });
    expect(texts(aWeek({ lanes, loads: [load], off: [after] }))).toEqual([]);
    const delivered = { ...load, status: 'delivered' } as const;
    expect(texts(aWeek({ lanes, loads: [delivered], off: [off()] }))).toEqual([]);
  });
});

it('conflicts are numbered in order of time, and match the filters if either load does', () => {
  const week = aWeek({
    lanes: [DRIVER, TRACTOR],
    loads: [
      onRoad({ eta_at: '2026-12-02T22:30:00Z' }),
      next({ is_match: false }),
      next({
        lane_id: 't-126',
        number: 'L-2026-00060',
        from_at: '2026-12-02T13:00:00Z',
        is_match: false,
      }),
    ],
    off: [off()],
  });
  const found = weekConflicts(week, NOW);
  expect(found.map(({ number, load }) => [number, load.number])).toEqual([
    [1, 'L-2026-00060'],
    [2, 'L-2026-00042'],
  ]);
  expect(found.map(({ isMatch }) => isMatch)).toEqual([false, true]);
});
