import { expect, it } from 'vitest';
import type { EscortStatus } from '@contracts/load';
import { countEscorts, formatNeedCount } from './load-needs';

const slot = (id: string, isArranged = false) => ({ id, is_arranged: isArranged });
const offer = (slotId: string | null, status: EscortStatus, isConfirmed = false) => ({
  slot_id: slotId,
  status,
  confirmed_at: isConfirmed ? '2026-11-01T12:00:00Z' : null,
});

it.each([
  ['no slots', { slots: [], escorts: [] }, null],
  ['a slot no one was asked for', { slots: [slot('a')], escorts: [] }, '0 of 1'],
  [
    'one slot offered to three',
    { slots: [slot('a')], escorts: ['x', 'y', 'z'].map(() => offer('a', 'offered')) },
    '0 of 1',
  ],
  [
    'an accepted one, which isn’t confirmed',
    { slots: [slot('a')], escorts: [offer('a', 'accepted'), offer('a', 'taken')] },
    '0 of 1',
  ],
  [
    'confirmed, completed, arranged, and open',
    {
      slots: [slot('a'), slot('b'), slot('c', true), slot('d')],
      escorts: [offer('a', 'accepted', true), offer('b', 'completed'), offer('a', 'declined')],
    },
    '3 of 4',
  ],
  [
    'offers without a slot',
    {
      slots: [],
      escorts: [offer(null, 'accepted'), offer(null, 'offered'), offer(null, 'declined')],
    },
    '1 of 2',
  ],
])('the count of escorts covers %s', (_, load, text) => {
  expect(formatNeedCount(countEscorts(load))).toBe(text);
});
