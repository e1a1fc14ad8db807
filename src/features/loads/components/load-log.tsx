import { useQuery } from '@tanstack/react-query';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { LoadStatusBadge } from '@/shared/loads/load-status-badge';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { loadLogQueryOptions, type LoadEvent } from '../api/load-log';
import { loadPeopleQueryOptions } from '../api/crew/load-people';
import { authorOf, needsPeople } from '../model/crew/people';
import { toStartOverride } from '../model/readiness/start-override';
import { StartOverrideBadge, StartOverrideNote } from './start-override';

interface LoadLogProps {
  loadId: string;
  userId: string;
}

/** The load's log, latest first. */
export function LoadLog({ loadId, userId }: LoadLogProps) {
  const log = useQuery(loadLogQueryOptions(loadId));
  const { data: people = [] } = useQuery({
    ...loadPeopleQueryOptions([loadId]),
    enabled: needsPeople(log.data ?? [], userId),
  });
  if (log.isError) {
    return <RetryAlert title="We couldn’t load the log." query={log} />;
  }
  if (log.data === undefined) return <Skeleton className="h-16" />;
  if (log.data.length === 0) return <p className="text-muted">No notes yet.</p>;
  return (
    <ol className="grid gap-4" aria-label="Log, latest first">
      {log.data.map((event) => (
        <Entry key={event.id} event={event} author={authorOf(event, userId, people)} />
      ))}
    </ol>
  );
}

/** Log times are in the user's own time zone, because they say how long ago it was. */
function Entry({ event, author }: { event: LoadEvent; author: string }) {
  const override = toStartOverride(event.start_override);
  return (
    <li className="border-l border-line-strong pl-4 leading-snug">
      <p className="text-sm text-subtle tabular-nums">
        <time dateTime={event.created_at}>{formatZonedDateTime(event.created_at)}</time>
        <span>{`, ${author}`}</span>
      </p>
      {event.status !== null && (
        <p className="mt-1 flex flex-wrap gap-2">
          <LoadStatusBadge status={event.status} />
          <StartOverrideBadge override={event.start_override} />
        </p>
      )}
      {override !== null && <StartOverrideNote override={override} />}
      {event.note !== '' && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{event.note}</p>}
    </li>
  );
}
