import { describe, expect, it } from 'vitest';
import type { EscortStatus, LoadStatus } from '@contracts/load';
import { aLoad } from '@tests/ui/loads';
import {
  canComplete,
  conflictsOf,
  isChangedSinceAnswer,
  sortJobs,
  termsOfLoad,
  undoUntil,
} from './escort-jobs';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const TERMS = termsOfLoad({ ...aLoad(), permits: [] });

const job = (
  id: string,
  status: EscortStatus,
  parts: { load?: LoadStatus | null; from?: string; to?: string; answered?: number } = {},
) => {
  const { load = 'assigned', from = '2026-11-24', to = '2026-11-26', answered } = parts;
  return {
    id,
    status,
    answered_at: answered === undefined ? null : ago(answered),
    terms_changed_at: ago(5_000),
    terms: load && { ...TERMS, status: load, days: { from, to } },
  };
};
const ids = (jobs: { id: string }[]) => jobs.map(({ id }) => id);

it('groups offers, accepted and past jobs, earliest day first', () => {
  const sorted = sortJobs([
    job('later', 'offered', { from: '2026-12-05', to: '2026-12-06' }),
    job('soon', 'offered'),
    job('mine', 'accepted'),
    job('arrived', 'accepted', { load: 'delivered' }),
    job('called off', 'accepted', { load: 'cancelled' }),
    job('too late', 'offered', { load: 'delivered' }),
  ]);
  expect(ids(sorted.offers)).toEqual(['soon', 'later']);
  expect(ids(sorted.accepted)).toEqual(['mine', 'arrived']);
  expect(ids(sorted.over)).toEqual(['called off', 'too late']);
});

it('finds overlapping accepted jobs, excluding the job itself', () => {
  const first = job('first', 'accepted');
  const second = job('second', 'accepted', { from: '2026-11-26', to: '2026-11-28' });
  const apart = job('apart', 'accepted', { from: '2026-11-27', to: '2026-11-28' });
  expect(ids(conflictsOf(first, [first, second, apart]))).toEqual(['second']);
});

describe('an answer', () => {
  it.each([
    ['accepted', 9, 'assigned', true],
    ['declined', 9, null, true],
    ['accepted', 11, 'assigned', false],
    ['accepted', 1, 'in_transit', false],
    ['completed', 1, 'delivered', false],
  ] as const)('%s %i minutes ago on a load that is %s can be undone: %s', (...given) => {
    const [status, answered, load, canBe] = given;
    expect(undoUntil(job('a', status, { answered, load }), NOW) !== null).toBe(canBe);
  });

  it('is stale once dispatch changes the terms', () => {
    const accepted = job('a', 'accepted', { answered: 60 });
    expect(isChangedSinceAnswer(accepted)).toBe(false);
    expect(isChangedSinceAnswer({ ...accepted, terms_changed_at: ago(5) })).toBe(true);
  });
});

it('can be completed once the load is in transit', () => {
  expect(canComplete(job('a', 'accepted'))).toBe(false);
  expect(canComplete(job('a', 'accepted', { load: 'in_transit' }))).toBe(true);
});
