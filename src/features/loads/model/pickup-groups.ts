import type { LoadStatus } from '@domain/load-status';
import { countOf, formatCount } from '@domain/numbers/counts';
import { addDays, dayOf, startOfWeek, type Day } from '@domain/time/day';
import { formatMediumDay } from '@domain/time/day-text';
import type { Enums } from '@database';
import { OFFICE_ZONE } from '@domain/time/office-zone';

/** The groups of the loads list by pickup, as `loads_by_pickup` names them. */
export type PickupGroup = Enums<'pickup_group'>;

/** The number of loads in a group. `ready` is known for today and tomorrow. */
export interface GroupCount {
  loads: number;
  ready: number | null;
}

/** Groups without loads are missing. */
export type GroupCounts = Partial<Record<PickupGroup, GroupCount>>;

interface GroupText {
  group: PickupGroup;
  title: string;
  /** Shown in place of rows when the group is empty; without it, an empty group is hidden. */
  empty?: string;
  note?: (today: Day) => string;
}

/** The days after tomorrow up to Sunday; none on a Saturday or Sunday. */
function restOfWeek(today: Day): string {
  const [from, sunday] = [addDays(today, 2), addDays(startOfWeek(today), 6)];
  if (from > sunday) return '';
  return from === sunday
    ? formatMediumDay(sunday)
    : `${formatMediumDay(from)} to ${formatMediumDay(sunday)}`;
}

const TEXTS: readonly GroupText[] = [
  {
    group: 'problems',
    title: 'Problems',
    empty: 'No problems on the road.',
    note: () => 'On the road and need dispatch',
  },
  { group: 'overdue', title: 'Overdue', note: () => 'Not started, pickup day has passed' },
  { group: 'today', title: 'Today', empty: 'No pickups today.', note: formatMediumDay },
  {
    group: 'tomorrow',
    title: 'Tomorrow',
    empty: 'No pickups tomorrow.',
    note: (today) => formatMediumDay(addDays(today, 1)),
  },
  {
    group: 'this_week',
    title: 'This week',
    empty: 'No more pickups this week.',
    note: restOfWeek,
  },
  { group: 'later', title: 'Later or no date' },
  { group: 'in_transit', title: 'In transit', note: () => 'On the road, no problems' },
  { group: 'closed', title: 'Delivered and canceled', note: () => 'Latest pickup first' },
];

/** The list's name of a group. */
export const pickupGroupTitle = (group: PickupGroup) =>
  TEXTS.find((text) => text.group === group)?.title ?? group;

/** The number of closed loads in the list, from the counts by status. */
export function closedCount(
  { delivered, cancelled }: Record<'delivered' | 'cancelled', number>,
  status: LoadStatus | 'all',
): number {
  if (status === 'all') return delivered + cancelled;
  if (status === 'delivered') return delivered;
  return status === 'cancelled' ? cancelled : 0;
}

/** `2 loads, 1 ready`. */
function countText({ loads, ready }: GroupCount): string {
  const text = countOf(loads, 'load');
  return ready === null ? text : `${text}, ${formatCount(ready)} ready`;
}

/** The groups in their order. Counts are missing until they are known; `now` is in ms. */
export function pickupGroups(counts: GroupCounts | undefined, isNarrowed: boolean, now: number) {
  const today = dayOf(now, OFFICE_ZONE);
  return TEXTS.map(({ group, title, empty = null, note }) => {
    const count = counts?.[group];
    return {
      id: group,
      title,
      note: note?.(today) ?? '',
      count: count === undefined ? '' : countText(count),
      isHot: group === 'problems' && count !== undefined,
      // A search that finds nothing today doesn't mean that nothing is picked up today.
      empty: counts === undefined || count !== undefined || isNarrowed ? null : empty,
    };
  });
}
