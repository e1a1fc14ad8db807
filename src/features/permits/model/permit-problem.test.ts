import { expect, it } from 'vitest';
import { permitProblem } from './permit-problem';

const MOVE = {
  pickup_at: '2026-11-24T12:00:00Z',
  pickup_time_zone: 'America/New_York',
  delivery_at: '2026-11-29T18:00:00Z',
  delivery_time_zone: 'America/New_York',
  legs: [],
} as const;
const PERMIT = { status: 'issued', leg_id: 'leg-1', time_zone: null } as const;
const LEG = {
  id: 'leg-1',
  time_zone: 'America/Los_Angeles',
  planned_entry_at: '2026-11-24T16:00:00Z',
  // Nov 25 in Washington, Nov 26 in Montana.
  planned_exit_at: '2026-11-26T07:30:00Z',
  left_at: null,
} as const;

it.each([
  ['2026-11-20', '2026-12-01', null],
  [null, '2026-11-29', null],
  ['2026-11-20', '2026-11-26', 'Expires before delivery.'],
  ['2026-11-01', '2026-11-20', 'Expires before pickup.'],
  ['2026-12-01', null, 'Starts after delivery.'],
  [null, null, null],
])('a permit from %s until %s of a load without times of its legs: %s', (from, until, problem) => {
  const permit = { ...PERMIT, valid_from: from, valid_until: until };
  expect(permitProblem(permit, MOVE)).toBe(problem);
  const tbd = { ...LEG, planned_entry_at: null, planned_exit_at: null };
  expect(permitProblem(permit, { ...MOVE, legs: [tbd] })).toBe(problem);
});

it.each([
  ['2026-11-24', '2026-11-25', null],
  ['2026-11-24', '2026-11-24', 'Expires before the planned exit.'],
  ['2026-11-25', '2026-11-30', 'Starts after the planned entry.'],
])('a permit from %s until %s has to cover its leg, not the load: %s', (from, until, problem) => {
  const permit = { ...PERMIT, valid_from: from, valid_until: until };
  expect(permitProblem(permit, { ...MOVE, legs: [LEG] })).toBe(problem);
  const left = { ...LEG, left_at: '2026-11-25T20:00:00Z' };
  expect(permitProblem(permit, { ...MOVE, legs: [left] })).toBeNull();
});

it('a permit with a time zone of its own is compared in that zone', () => {
  const permit = { ...PERMIT, valid_from: '2026-11-24', valid_until: '2026-11-25' };
  expect(permitProblem({ ...permit, time_zone: 'America/Denver' }, { ...MOVE, legs: [LEG] })).toBe(
    'Expires before the planned exit.',
  );
});

it('permits that aren’t issued and loads without days are ignored', () => {
  const late = { ...PERMIT, valid_from: '2027-01-01', valid_until: null };
  expect(permitProblem({ ...late, status: 'applied' }, MOVE)).toBeNull();
  expect(permitProblem(late, { ...MOVE, pickup_at: null, delivery_at: null })).toBeNull();
});
