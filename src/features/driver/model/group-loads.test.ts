import { fixDate } from '@tests/ui/fixed-date';
import { expect, it } from 'vitest';
import { groupLoads } from './group-loads';

fixDate();

const load = (id: string, status: 'assigned' | 'in_transit', pickup_at: string | null) => ({
  id,
  status,
  pickup_at,
  pickup_time_zone: 'America/New_York' as const,
  delivery_at: null,
  delivery_time_zone: 'America/New_York' as const,
});

it('loads in transit come first, then loads by day', () => {
  const groups = groupLoads([
    load('next', 'assigned', '2026-11-24T12:00:00Z'),
    load('same day', 'assigned', '2026-11-24T20:00:00Z'),
    load('later', 'assigned', '2026-11-26T12:00:00Z'),
    load('some day', 'assigned', null),
    load('rolling', 'in_transit', '2026-11-20T12:00:00Z'),
  ]);
  expect(groups.map(({ title, loads }) => [title, loads.map(({ id }) => id)])).toEqual([
    ['In transit', ['rolling']],
    ['Tuesday, November 24', ['next', 'same day']],
    ['Thursday, November 26', ['later']],
    ['Date TBD', ['some day']],
  ]);
});
