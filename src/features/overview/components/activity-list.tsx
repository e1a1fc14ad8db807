import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { cn } from '@/shared/lib/cn';
import { formatAge } from '@domain/time/duration-text';
import { formatDateTime } from '@domain/time/moment-text';
import { personName } from '@/shared/lib/person-name';
import { useNow } from '@/shared/lib/use-now';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Activity } from '../api/activity';
import { describeActivity } from '../model/describe-activity';

const BARS = Array.from({ length: 6 }, (_, bar) => bar);

interface ActivityListProps {
  query: UseQueryResult<Activity[]>;
  /** Error title if loading fails. */
  failure: string;
  /** All entries are about one record, so they don't name it. */
  isOfOneRecord?: boolean;
  /** Page of an entry's record. */
  pathOf?: (entry: Activity) => string | undefined;
  /** Padding class of each line, for a list that fills a panel. */
  inset?: string;
}

/** Entries of the activity log, with loading, empty and error states. */
export function ActivityList({
  query: { data: entries, isError, isFetching, refetch },
  failure,
  isOfOneRecord = false,
  pathOf,
  inset = '',
}: ActivityListProps) {
  if (entries === undefined && !isError) {
    return (
      <div role="status" className={cn('grid gap-3', inset)}>
        <span className="sr-only">Loading activity...</span>
        {BARS.map((bar) => (
          <Skeleton key={bar} className="h-9" />
        ))}
      </div>
    );
  }
  return (
    <>
      {isError && (
        <div className={inset}>
          <RetryAlert title={failure} query={{ isFetching, refetch }} />
        </div>
      )}
      {entries?.length === 0 && <p className={cn('text-muted', inset)}>No recent events</p>}
      <ol>
        {entries?.map((entry) => (
          <ActivityLine
            key={entry.id}
            entry={entry}
            hasLabel={!isOfOneRecord}
            to={entry.isDeleted === true ? undefined : pathOf?.(entry)}
            inset={inset}
          />
        ))}
      </ol>
    </>
  );
}

interface ActivityLineProps {
  entry: Activity;
  hasLabel: boolean;
  /** Page of its record. */
  to: string | undefined;
  inset: string;
}

function ActivityLine({ entry, hasLabel, to, inset }: ActivityLineProps) {
  const now = useNow();
  const actor = personName(entry.actor);
  const who = actor === null ? '' : `by ${actor}`;
  return (
    <li
      className={cn(
        'grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-b py-2.5! leading-snug last:border-b-0',
        inset,
      )}
    >
      <time
        dateTime={entry.created_at}
        title={formatDateTime(entry.created_at)}
        className="text-sm text-subtle"
      >
        {formatAge(entry.created_at, now)}
      </time>
      <div className="wrap-anywhere">
        <span>{describeActivity(entry)}</span>
        {(hasLabel || who !== '') && (
          <span className="block text-sm text-subtle">
            {hasLabel && <RecordName entry={entry} to={to} />}
            <span>{`${hasLabel && who !== '' ? ', ' : ''}${who}`}</span>
          </span>
        )}
      </div>
    </li>
  );
}

function RecordName({ entry, to }: Pick<ActivityLineProps, 'entry' | 'to'>) {
  if (to === undefined) return <span>{entry.label}</span>;
  return (
    <Link to={to} className="link">
      {entry.label}
    </Link>
  );
}
