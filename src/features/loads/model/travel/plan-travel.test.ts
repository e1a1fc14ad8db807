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
import { planFrom, planTravel, type TravelLeg } from './plan-travel';
import type { TravelPlace } from './travel-day';

const PACE = { mph: 45, hours: 10 };
const leg = (place: TravelPlace, miles: number | null, given?: Given): TravelLeg => ({
  id: place.jurisdiction,
  miles,
  place,
  limits: limitsOf(place.jurisdiction, given),
});

describe('A plan', () => {
  const CLEAR: Given = {
    permits: [permit({ travel_from: '07:00', travel_until: '17:00', travel_days: EVERY_DAY })],
  };
  const NIGHT: Given = { permits: [permit({ is_night_allowed: true, travel_days: EVERY_DAY })] };

  it('stops at night and goes on in the morning', () => {
    const plan = planFrom(leg(BUFFALO, 180, CLEAR), at('2026-09-10T19:00:00Z'), PACE);
    expect(plan).toMatchObject({ neededMinutes: 240, legalMinutes: 1200, elapsedMinutes: 18 * 60 });
    expect(shown(plan?.exit, BUFFALO.zone)).toContain('Fri, Sep 11, 2026, 9:00 AM');
    expect(plan?.runs).toHaveLength(2);
  });

  it('takes real time over the nights when clocks change', () => {
    const elapsed = (start: string) =>
      planFrom(leg(BUFFALO, 90, CLEAR), at(start), PACE)?.elapsedMinutes;
    // 4 PM to 8 AM: an hour less in spring, an hour more in fall.
    expect(elapsed('2027-03-13T21:00:00Z')).toBe(15 * 60);
    expect(elapsed('2027-03-12T21:00:00Z')).toBe(16 * 60);
    expect(elapsed('2026-10-31T20:00:00Z')).toBe(17 * 60);
  });

  it('rests ten hours after a day’s driving', () => {
    const plan = planFrom(leg(BUFFALO, 495, NIGHT), at('2026-09-10T12:00:00Z'), PACE);
    expect(plan?.runs.map(({ from, until }) => (until - from) / 3_600_000)).toEqual([10, 1]);
    expect(plan?.elapsedMinutes).toBe(21 * 60);
    const shorter = planFrom(leg(BUFFALO, 495, NIGHT), at('2026-09-10T12:00:00Z'), {
      ...PACE,
      hours: 6,
    });
    expect(shorter?.elapsedMinutes).toBe(21 * 60);
    expect(shorter?.runs).toHaveLength(2);
  });

  it('parks before the border until the next state is open', () => {
    const erie: TravelPlace = { ...BUFFALO, jurisdiction: 'PA' };
    const late = {
      permits: [permit({ travel_from: '10:00', travel_until: '14:00', travel_days: EVERY_DAY })],
    };
    const [newYork, pennsylvania] = planTravel(
      [leg(BUFFALO, 90, CLEAR), leg(erie, 45, late)],
      at('2026-09-10T17:00:00Z'),
      PACE,
    );
    // The truck is there at 3 PM and crosses at 10 AM.
    expect(pennsylvania?.wait).toEqual({
      from: at('2026-09-10T19:00:00Z'),
      until: at('2026-09-11T14:00:00Z'),
    });
    expect(newYork?.exit).toBe(pennsylvania?.entry);
    expect(newYork?.days).toHaveLength(2);
  });

  it('has no times from the first leg without miles on, or without a pickup', () => {
    const plans = (miles: number | null, from: number | null) =>
      planTravel([leg(BUFFALO, miles, CLEAR), leg(BUFFALO, 10, CLEAR)], from, PACE).map(
        (plan) => plan !== null,
      );
    expect(plans(10, at('2026-09-10T17:00:00Z'))).toEqual([true, true]);
    expect(plans(null, at('2026-09-10T17:00:00Z'))).toEqual([false, false]);
    expect(plans(10, null)).toEqual([false, false]);
    const never = leg(BUFFALO, 10, { changes: { closed_days: EVERY_DAY } });
    expect(planFrom(never, at('2026-09-10T17:00:00Z'), PACE)).toBeNull();
  });
});

describe('Tacoma, WA to Great Falls, MT', () => {
  // A superload at 20 mph, with curfews in Tacoma and Spokane on its Washington permit.
  const points = (...ends: [number, number][]) =>
    ends.map(([latitude, longitude]) => ({ latitude, longitude }));
  const STATELINE: [number, number] = [47.7, -117.04];
  const LOOKOUT: [number, number] = [47.46, -115.7];
  const west = 'America/Los_Angeles';
  const rules = [
    rule('WA', 'daylight_only', "yes above 12 ft wide, 14'6 high or 105 ft long"),
    rule('WA', 'weekend_travel', 'Saturday and Sunday all day outside curfews'),
    rule(
      'WA',
      'metro_curfew',
      'commuter curfews Seattle-Everett, Tacoma, Olympia, Vancouver, Kelso',
    ),
    rule(
      'ID',
      'daylight_only',
      'only above 10 ft wide, 15 ft high, 120 ft long (Interstate) or 100 ft long (black routes)',
    ),
    rule(
      'ID',
      'weekend_travel',
      'seven days on Interstate and black routes; red routes no weekend daytime',
    ),
    rule('MT', 'daylight_only', "only above 10 ft wide, 14'6 high or 110 ft long"),
    rule(
      'MT',
      'weekend_travel',
      'seven days in daylight up to 18 ft x 18 ft x 120 ft; red routes no',
    ),
  ];
  const commuters = [
    { days: EVERY_DAY, from: '07:00', until: '09:00', where: 'Tacoma and Spokane' },
    { days: EVERY_DAY, from: '16:00', until: '18:00', where: 'Tacoma and Spokane' },
  ];
  const legs = [
    leg({ jurisdiction: 'WA', zone: west, points: points([47.25, -122.44], STATELINE) }, 312, {
      rules,
      permits: [permit({ permit_number: 'WA-1', curfews: commuters })],
    }),
    leg({ jurisdiction: 'ID', zone: west, points: points(STATELINE, LOOKOUT) }, 74, { rules }),
    leg(
      { jurisdiction: 'MT', zone: 'America/Denver', points: points(LOOKOUT, [47.5, -111.3]) },
      266,
      { rules },
    ),
  ];
  const PERMIT_ENDS = at('2026-12-17T08:00:00Z');
  const timesFrom = (pickup: string) =>
    planTravel(legs, at(pickup), { mph: 20, hours: 10 }).map((plan, index) => {
      const zone = legs[index]?.place.zone ?? '';
      return [shown(plan?.entry, zone), shown(plan?.exit, zone), plan?.neededMinutes];
    });

  it('takes the winter daylight of three states', () => {
    expect(timesFrom('2026-12-14T18:00:00Z')).toEqual([
      ['Mon, Dec 14, 2026, 10:00 AM PST', 'Wed, Dec 16, 2026, 11:36 AM PST', 936],
      ['Wed, Dec 16, 2026, 11:36 AM PST', 'Wed, Dec 16, 2026, 3:18 PM PST', 222],
      ['Wed, Dec 16, 2026, 4:18 PM MST', 'Fri, Dec 18, 2026, 11:20 AM MST', 798],
    ]);
  });

  it('leaves Washington after the three days of its permit if it starts five hours later', () => {
    const [onTime] = planTravel(legs, at('2026-12-14T18:00:00Z'), { mph: 20, hours: 10 });
    const [late] = planTravel(legs, at('2026-12-14T23:00:00Z'), { mph: 20, hours: 10 });
    expect(onTime?.exit).toBeLessThan(PERMIT_ENDS);
    expect(late?.exit).toBeGreaterThan(PERMIT_ENDS);
  });

  it('waits over the weekend where Montana’s rule can’t be read', () => {
    expect(timesFrom('2026-12-16T18:00:00Z').at(-1)).toEqual([
      'Fri, Dec 18, 2026, 4:18 PM MST',
      'Tue, Dec 22, 2026, 11:22 AM MST',
      798,
    ]);
  });
});
