import { describe, expect, it } from 'vitest';
import type { EscortStatus } from '@contracts/load';
import type { LoadStatus } from '@domain/load-status';
import { anAcceptedJob } from '@tests/ui/loads';
import {
  canComplete,
  canGiveBack,
  confirmableFrom,
  conflictsOf,
  endPlace,
  isChangedSinceAnswer,
  isTooLateToGiveBack,
  sortJobs,
  termsOfJob,
  undoUntil,
} from './escort-jobs';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const TERMS = termsOfJob(anAcceptedJob().terms);

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

it.each([
  ['the whole way', 'Gary, IN', ['OH', 'IN'], 'Gary, IN'],
  ['the whole way, of an offer', 'IN', ['OH', 'IN'], 'IN'],
  ['up to a state before the destination', 'Duluth, MN', ['OH', 'MI', 'IN'], 'IN'],
  ['without states', 'Gary, IN', [], 'Gary, IN'],
])('a job says where it ends: %s', (_, destination, states, expected) => {
  expect(endPlace({ destination, states })).toBe(expected);
});

it('jobs are grouped into offers, accepted and past, earliest day first', () => {
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

it('overlapping accepted jobs are found, except the job itself', () => {
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

  it('an answer is stale once dispatch changes the terms', () => {
    const accepted = job('a', 'accepted', { answered: 60 });
    expect(isChangedSinceAnswer(accepted)).toBe(false);
    expect(isChangedSinceAnswer({ ...accepted, terms_changed_at: ago(5) })).toBe(true);
  });
});

it('a job can be completed once the load is in transit', () => {
  expect(canComplete(job('a', 'accepted'))).toBe(false);
  expect(canComplete(job('a', 'accepted', { load: 'in_transit' }))).toBe(true);
});

describe('an accepted job', () => {
  const at = (
    hours: number,
    parts: { load?: LoadStatus; confirmed?: boolean; hasSlot?: boolean } = {},
  ) => {
    const { load = 'assigned', confirmed = false, hasSlot = false } = parts;
    const meet = { at: new Date(NOW + hours * 3_600_000).toISOString(), zone: 'America/Chicago' };
    return {
      ...job('a', 'accepted', { load }),
      terms: { ...TERMS, status: load, meet, hasSlot },
      confirmed_at: confirmed ? ago(1) : null,
    };
  };

  it('can be confirmed from 72 hours before they meet', () => {
    expect(confirmableFrom(at(73))).toBe(NOW + 3_600_000);
    expect(confirmableFrom(at(71))).toBeLessThan(NOW);
    expect(confirmableFrom(at(71, { confirmed: true }))).toBeNull();
    expect(confirmableFrom({ ...at(71), status: 'offered' })).toBeNull();
    expect(confirmableFrom(at(71, { load: 'delivered' }))).toBeNull();
  });

  it('a job of a load in transit can be confirmed only with its own slot', () => {
    expect(confirmableFrom(at(1, { load: 'in_transit' }))).toBeNull();
    expect(confirmableFrom(at(1, { load: 'in_transit', hasSlot: true }))).not.toBeNull();
  });

  it('can be given back until 24 hours before they meet', () => {
    expect([25, 23].map((hours) => canGiveBack(at(hours), NOW))).toEqual([true, false]);
    expect([25, 23].map((hours) => isTooLateToGiveBack(at(hours), NOW))).toEqual([false, true]);
    expect(isTooLateToGiveBack(at(1, { load: 'in_transit' }), NOW)).toBe(false);
  });
});
