import { describe, expect, it } from 'vitest';
import { formatClock, formatMinutes, siteTime } from './site-time';

const stop = (parts: object = {}) => ({
  kind: 'pickup',
  window_from: '2026-12-01T13:00:00Z',
  arrived_at: '2026-12-01T12:40:00Z' as string | null,
  departed_at: null as string | null,
  ...parts,
});
const at = (time: string) => Date.parse(`2026-12-01T${time}Z`);

describe('The time at a stop', () => {
  it('starts at the appointment for an early truck', () => {
    expect(siteTime(stop(), 120, at('12:50:00'))).toMatchObject({ minutes: 0, overMinutes: 0 });
    expect(siteTime(stop(), 120, at('14:20:59'))).toEqual({
      startedAt: at('13:00:00'),
      minutes: 80,
      freeUntil: at('15:00:00'),
      overMinutes: 0,
    });
  });

  it('starts at the arrival for a late truck, or without an appointment', () => {
    const late = stop({ arrived_at: '2026-12-01T13:30:40Z' });
    expect(siteTime(late, 120, at('16:00:00'))).toMatchObject({ minutes: 150, overMinutes: 30 });
    const open = siteTime(stop({ window_from: null }), 120, at('13:00:00'));
    expect(open).toMatchObject({ minutes: 20 });
  });

  it('ends at the departure', () => {
    const left = stop({ departed_at: '2026-12-01T18:10:00Z' });
    expect(siteTime(left, 120, at('23:00:00'))).toMatchObject({ minutes: 310, overMinutes: 190 });
  });

  it('has no free time without an offer or at a meet point', () => {
    for (const [parts, free] of [[{}, null] as const, [{ kind: 'meet_point' }, 120] as const]) {
      expect(siteTime(stop(parts), free, at('20:00:00'))).toMatchObject({
        minutes: 420,
        freeUntil: null,
        overMinutes: 0,
      });
    }
  });

  it('isn’t known before the arrival', () => {
    expect(siteTime(stop({ arrived_at: null }), 120, at('20:00:00'))).toBeNull();
  });

  it('counts elapsed hours when clocks go back', () => {
    const night = stop({
      window_from: null,
      arrived_at: '2026-11-01T00:00:00Z',
      departed_at: '2026-11-01T11:00:00Z',
    });
    expect(siteTime(night, 120, 0)).toMatchObject({ minutes: 660 });
  });
});

it('minutes are written as hours and minutes', () => {
  expect([310, 120, 45, 0].map(formatMinutes)).toEqual(['5 h 10 min', '2 h', '45 min', '0 min']);
  expect([80, 600, 5].map(formatClock)).toEqual(['1:20', '10:00', '0:05']);
});
