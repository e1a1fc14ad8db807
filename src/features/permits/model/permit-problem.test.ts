import { expect, it } from 'vitest';
import { permitProblem } from './permit-problem';

const MOVE = { from: '2026-11-24', to: '2026-11-29' };

it.each([
  ['2026-11-20', '2026-12-01', null],
  [null, '2026-11-29', null],
  ['2026-11-20', '2026-11-26', 'Expires before delivery.'],
  ['2026-11-01', '2026-11-20', 'Expires before pickup.'],
  ['2026-12-01', null, 'Starts after delivery.'],
  [null, null, null],
])('a permit from %s until %s: %s', (valid_from, valid_until, problem) => {
  expect(permitProblem({ status: 'issued', valid_from, valid_until }, MOVE)).toBe(problem);
});

it('permits that aren’t issued and loads without days are ignored', () => {
  const late = { valid_from: '2027-01-01', valid_until: null };
  expect(permitProblem({ ...late, status: 'applied' }, MOVE)).toBeNull();
  expect(permitProblem({ ...late, status: 'issued' }, null)).toBeNull();
});
