import { fixDate } from '@tests/ui/fixed-date';
import { expect, it } from 'vitest';
import { closedCount, pickupGroups } from './pickup-groups';

fixDate();

const notes = (iso: string) =>
  Object.fromEntries(
    pickupGroups({}, false, Date.parse(iso)).map(({ title, note }) => [title, note]),
  );

it('each group’s days are named in Dayton’s time zone, even late in the evening', () => {
  // 11:30 PM on Monday in Dayton.
  expect(notes('2026-12-01T04:30:00Z')).toMatchObject({
    Today: 'Mon, Nov 30',
    Tomorrow: 'Tue, Dec 1',
    'This week': 'Wed, Dec 2 to Sun, Dec 6',
  });
  expect(notes('2026-12-04T17:00:00Z')['This week']).toBe('Sun, Dec 6');
  expect(notes('2026-12-05T17:00:00Z')['This week']).toBe('');
});

it('a group is called empty only once the counts are known and no filter narrows the list', () => {
  const emptyOf = (counts: Parameters<typeof pickupGroups>[0], isNarrowed: boolean) =>
    pickupGroups(counts, isNarrowed, 0).find(({ id }) => id === 'today')?.empty;
  expect(emptyOf({}, false)).toBe('No pickups today.');
  expect(emptyOf(undefined, false)).toBeNull();
  expect(emptyOf({}, true)).toBeNull();
  expect(emptyOf({ today: { loads: 1, ready: 0 } }, false)).toBeNull();
});

it('closed loads are counted by the status filter', () => {
  const counts = { delivered: 3, cancelled: 2 };
  expect(closedCount(counts, 'all')).toBe(5);
  expect(closedCount(counts, 'cancelled')).toBe(2);
  expect(closedCount(counts, 'assigned')).toBe(0);
});
