import { describe, expect, it } from 'vitest';
import {
  at,
  BUFFALO,
  EVERY_DAY,
  limitsOf,
  permit,
  rule,
  shown,
  type Given,
} from '@tests/ui/travel';
import type { PermitTravel, TravelChanges } from './limit-types';
import { travelDay, type TravelPlace } from './travel-day';

const curfew = (from: string, until: string) => ({
  days: EVERY_DAY,
  from,
  until,
  where: 'Buffalo',
});
const dayIn = (place: TravelPlace, day: string, given?: Given) =>
  travelDay(day, place, limitsOf(place.jurisdiction, given));

describe('Legal minutes of a day', () => {
  const curfews = [curfew('07:00', '09:00'), curfew('16:00', '18:00')];

  it('are 584 from sunrise 6:50 to sunset 7:34 with two curfews', () => {
    const day = dayIn(BUFFALO, '2026-09-10', { permits: [permit({ curfews })] });
    expect(shown(day.hours?.from, BUFFALO.zone)).toContain('6:20 AM EDT');
    expect(shown(day.hours?.until, BUFFALO.zone)).toContain('8:04 PM EDT');
    expect(day.legalMinutes).toBe(584);
    expect(day.blocks.map(({ kind }) => kind)).toEqual([
      ...['night', 'travel', 'curfew', 'travel', 'curfew', 'travel', 'night'],
    ]);
  });

  it('grow when dispatch turns a curfew off', () => {
    const off = { curfews_off: ['Buffalo 07:00-09:00 mon tue wed thu fri sat sun'] };
    const given = { permits: [permit({ curfews })], changes: off };
    expect(dayIn(BUFFALO, '2026-09-10', given).legalMinutes).toBe(704);
  });

  it('count the sun at both ends of a leg', () => {
    const both = {
      ...BUFFALO,
      points: [...BUFFALO.points, { latitude: 42.65, longitude: -73.75 }],
    };
    const minutes = dayIn(both, '2026-09-10', { permits: [permit()] }).legalMinutes;
    // Albany is five degrees east of Buffalo, so its sun sets 20 minutes earlier.
    expect(minutes).toBeGreaterThan(824 - 25);
    expect(minutes).toBeLessThan(824 - 15);
  });

  it('follow a permit’s own hours and days before any rule', () => {
    const rules = [
      rule('NY', 'daylight_only', 'sunrise to sunset'),
      rule('NY', 'weekend_travel', 'none'),
    ];
    const permits = [
      permit({ travel_from: '09:00', travel_until: '15:00', travel_days: ['sat', 'mon'] }),
    ];
    expect(dayIn(BUFFALO, '2026-09-12', { rules, permits }).legalMinutes).toBe(360);
    expect(dayIn(BUFFALO, '2026-09-11', { rules, permits }).legalMinutes).toBe(0);
    expect(dayIn(BUFFALO, '2026-09-12', { rules }).legalMinutes).toBe(0);
    const night = [permit({ is_night_allowed: true })];
    expect(dayIn(BUFFALO, '2026-09-11', { rules, permits: night }).legalMinutes).toBe(1440);
    const overnight = [permit({ travel_from: '22:00', travel_until: '05:00' })];
    expect(dayIn(BUFFALO, '2026-09-11', { rules, permits: overnight }).legalMinutes).toBe(420);
  });

  it('need every permit of a leg to allow them', () => {
    const permits = [
      permit({ travel_from: '08:00', travel_until: '14:00' }),
      permit({ travel_from: '10:00', travel_until: '16:00' }),
    ];
    expect(dayIn(BUFFALO, '2026-09-11', { permits }).legalMinutes).toBe(240);
  });

  it('keep the state’s hours and days where a city’s permit adds its own', () => {
    const city = permit({
      authority_type: 'city',
      travel_from: '09:00',
      travel_until: '20:00',
      travel_days: ['thu', 'fri'],
      curfews: [curfew('10:00', '11:00')],
    });
    const rules = [rule('NY', 'metro_curfew', '12:00-13:00')];
    const permits = [permit({ travel_from: '08:00', travel_until: '15:00' }), city];
    expect(dayIn(BUFFALO, '2026-09-11', { rules, permits }).legalMinutes).toBe(240);
    expect(dayIn(BUFFALO, '2026-09-10', { rules, permits: [city] }).legalMinutes).toBe(540);
    expect(dayIn(BUFFALO, '2026-09-14', { rules, permits }).legalMinutes).toBe(0);
  });

  it('follow dispatch before the permit', () => {
    const permits = [permit({ travel_from: '09:00', travel_until: '15:00', travel_days: ['mon'] })];
    const changes = { from: '08:00', until: '10:00', closed_days: ['mon'] as const };
    expect(dayIn(BUFFALO, '2026-09-11', { permits, changes }).legalMinutes).toBe(120);
    expect(dayIn(BUFFALO, '2026-09-14', { permits, changes }).legalMinutes).toBe(0);
    const night = limitsOf('NY', { permits, changes: { from: '00:00', until: '00:00' } });
    expect(night.hours).toEqual([{ value: null, source: { kind: 'dispatch' } }]);
  });

  it('are daylight with a permit that says nothing, where the rule allows nights', () => {
    const rules = [rule('NY', 'daylight_only', 'only above 16 ft wide, 16 ft high or 200 ft long')];
    const minutes = (permits: PermitTravel[]) =>
      dayIn(BUFFALO, '2026-09-10', { rules, permits }).legalMinutes;
    expect([minutes([]), minutes([permit()])]).toEqual([1440, 824]);
  });

  it('are none on a holiday, on its eve after noon and on its weekend', () => {
    const rules = [
      rule('NY', 'daylight_only', 'yes'),
      rule('NY', 'weekend_travel', 'seven days'),
      rule('NY', 'holiday_travel', 'none from noon before major holidays and holiday weekends'),
    ];
    const minutes = (day: string, changes?: TravelChanges) =>
      dayIn(BUFFALO, day, { rules, ...(changes && { changes }) }).legalMinutes;
    // Labor Day is Monday, September 7.
    expect(['05', '06', '07'].map((day) => minutes(`2026-09-${day}`))).toEqual([0, 0, 0]);
    expect(dayIn(BUFFALO, '2026-09-04', { rules }).blocks.at(-1)).toMatchObject({
      kind: 'closed',
      label: 'Labor Day',
      from: at('2026-09-04T16:00:00Z'),
    });
    expect(minutes('2026-09-07', { is_holiday_open: true })).toBeGreaterThan(800);
  });

  it('are careful where no rule is on file', () => {
    expect(dayIn(BUFFALO, '2026-09-12').legalMinutes).toBe(0);
    expect(limitsOf('NY').hours[0]?.source).toEqual({ kind: 'ours' });
  });

  it('are careful where a rule can’t be read, and show it word for word', () => {
    const rules = [
      rule('NY', 'daylight_only', 'not in fog'),
      rule('NY', 'metro_curfew', 'commuter curfews'),
    ];
    const limits = limitsOf('NY', { rules });
    expect(limits.notes).toMatchObject([
      { text: 'not in fog', use: 'unread' },
      { text: 'commuter curfews', use: 'unread' },
    ]);
    // Half an hour after sunrise to half an hour before sunset, without 6 to 9 AM and 3 to 7 PM.
    expect(dayIn(BUFFALO, '2026-09-11', { rules }).legalMinutes).toBe(362);
  });

  it('have no limit for a load within legal size', () => {
    expect(dayIn(BUFFALO, '2026-09-12', { isOversize: false }).legalMinutes).toBe(1440);
  });

  it('are none in the polar night and all day in the midnight sun', () => {
    const inuvik = {
      ...BUFFALO,
      jurisdiction: 'NT',
      points: [{ latitude: 68.4, longitude: -133.7 }],
    };
    const rules = [rule('NT', 'daylight_only', 'yes'), rule('NT', 'weekend_travel', 'seven days')];
    expect(dayIn(inuvik, '2026-12-16', { rules }).legalMinutes).toBe(0);
    expect(dayIn(inuvik, '2026-06-16', { rules }).legalMinutes).toBeGreaterThan(1380);
  });
});
