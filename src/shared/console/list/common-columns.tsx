import type { ReactNode } from 'react';
import { formatDay, formatTime } from '@domain/time/moment-text';
import { NewBadge } from './new-badge';

interface Dated {
  created_at: string;
}

/** The day a record was created: `Nov 21`. */
export const createdDay = ({ created_at }: Dated) => (
  <time dateTime={created_at}>{formatDay(created_at)}</time>
);

/** The time a record was created: `8:42 AM`. */
export const createdTime = ({ created_at }: Dated) => formatTime(created_at);

/** When a record was created. The phone card has this in {@link statusColumn}. */
export const CREATED_COLUMN = {
  header: 'Received',
  card: 'hidden',
  className: 'w-24 whitespace-nowrap',
  cell: createdDay,
  detail: createdTime,
} as const;

/** The list's default sort, and its reverse, on the column of a date. */
export const NEWEST_FIRST_SORT = {
  ascending: 'oldest',
  descending: 'newest',
  first: 'descending',
} as const;

/** A record's status, marked until someone opens it. The phone card also shows when it arrived. */
export function statusColumn<Row extends Dated & { status: string }>(
  badge: (row: Row) => ReactNode,
) {
  return {
    header: 'Status',
    card: 'right',
    skeleton: 'h-6 w-16 dense:h-4',
    cell: (row: Row, { isNew }: { isNew: boolean }) => (
      <>
        {isNew && row.status === 'new' ? <NewBadge /> : badge(row)}
        <span className="text-xs whitespace-nowrap text-subtle md:hidden">
          <br />
          {createdDay(row)}
          <span>{`, ${createdTime(row)}`}</span>
        </span>
      </>
    ),
  } as const;
}

/** The icon buttons at the end of a row. */
export const ACTIONS_COLUMN = {
  header: 'Actions',
  isHeaderHidden: true,
  card: 'hidden',
  skeleton: 'ml-auto h-8 w-26 dense:h-5',
} as const;
