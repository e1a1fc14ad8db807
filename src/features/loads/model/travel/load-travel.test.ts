import { describe, expect, it } from 'vitest';
import { travelFacts } from '@tests/ui/travel';
import { fixDate } from '@tests/ui/fixed-date';
import type { LoadLeg } from '../load-record';
import { arrivalText, toTravelLegs, withPlannedTimes } from './load-travel';

fixDate();

describe('The earliest arrival', () => {
  const window = {
    from: '2026-12-18T20:00:00Z',
    until: '2026-12-18T23:00:00Z',
    zone: 'America/Chicago',
  };
  const textAt = (arrival: string, parts = {}) =>
    arrivalText(Date.parse(arrival), { ...window, ...parts });

  it('is too late after the delivery window, by real time', () => {
    expect(textAt('2026-12-19T02:10:00Z')).toEqual({
      isLate: true,
      text: 'The delivery window ends Fri, Dec 18, 5:00 PM CST. The earliest arrival is Fri, Dec 18, 8:10 PM CST, 3 h 10 min later.',
    });
  });

  it('is in time before it and in it', () => {
    expect(textAt('2026-12-18T18:30:00Z')).toEqual({
      isLate: false,
      text: 'The earliest arrival is Fri, Dec 18, 12:30 PM CST, 1 h 30 min before the delivery window opens.',
    });
    expect(textAt('2026-12-18T22:00:00Z').text).toContain('1 h before the delivery window ends.');
    expect(textAt('2026-12-18T22:00:00Z', { from: null, until: null })).toEqual({
      isLate: false,
      text: 'The earliest arrival is Fri, Dec 18, 4:00 PM CST.',
    });
  });
});

describe('Planned times', () => {
  const washington: LoadLeg = {
    id: 'leg-1',
    sequence: 1,
    jurisdiction: 'WA',
    entry_place: 'Tacoma, WA',
    exit_place: 'Stateline',
    road: '',
    miles: 300,
    miles_is_estimate: false,
    time_zone: 'America/Los_Angeles',
    planned_entry_at: '2026-12-01T15:00:00Z',
    planned_exit_at: '2026-12-01T19:00:00Z',
    is_confirmed: true,
    travel: {},
    entered_at: '2026-12-01T15:00:00Z',
    left_at: null,
  };
  const idaho: LoadLeg = {
    ...washington,
    ...{ id: 'leg-2', sequence: 2, jurisdiction: 'ID', miles: 90 },
    ...{ planned_entry_at: null, planned_exit_at: null, entered_at: null },
  };
  const legs = [washington, idaho];

  it('go on from the planned exit of the leg that the truck is in, which keeps its own', () => {
    const load = { pickup_at: '2026-12-01T12:00:00Z', legs };
    expect(withPlannedTimes(load, legs, travelFacts('leg-1', 'leg-2'))).toMatchObject([
      { planned_entry_at: '2026-12-01T15:00:00Z', planned_exit_at: '2026-12-01T19:00:00Z' },
      { planned_entry_at: '2026-12-01T19:00:00.000Z', planned_exit_at: '2026-12-01T21:00:00.000Z' },
    ]);
  });

  it('use the middle of a state whose towns we don’t know', () => {
    const [first] = toTravelLegs(legs, travelFacts());
    expect(first?.place.points).toEqual([{ latitude: 47.4, longitude: -120.4 }]);
  });
});
