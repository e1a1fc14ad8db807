import { useQuery } from '@tanstack/react-query';
import { formatAge } from '@/shared/lib/format-age';
import { formatDateTime } from '@/shared/lib/format-date';
import { personName } from '@/shared/lib/person-name';
import { useNow } from '@/shared/lib/use-now';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Skeleton } from '@/shared/ui/skeleton';
import { activityQueryOptions, type Activity } from '../api/activity';
import { describeActivity } from '../model/describe-activity';

const BARS = Array.from({ length: 6 }, (_, bar) => bar);

/** What happened lately, from the activity log. */
export function RecentActivity() {
  return (
    <Panel isPadded={false}>
      <PanelHead title="Recent Activity" />
      <ActivityBody />
    </Panel>
  );
}

function ActivityBody() {
  const { data: entries, isError, isFetching, refetch } = useQuery(activityQueryOptions());
  if (entries === undefined && !isError) {
    return (
      <div role="status" className="grid gap-3 p-4.5">
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
        <Alert
          tone="danger"
          title="Recent activity could not be loaded."
          className="m-4.5"
          actions={
            <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {entries?.length === 0 && <p className="p-4.5 text-muted">No recent events</p>}
      <ol>
        {entries?.map((entry) => (
          <ActivityLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function ActivityLine({ entry }: { entry: Activity }) {
  const now = useNow();
  const actor = personName(entry.actor);
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-b px-4.5 py-2.5 leading-snug last:border-b-0">
      <time
        dateTime={entry.created_at}
        title={formatDateTime(entry.created_at)}
        className="text-sm text-subtle"
      >
        {formatAge(entry.created_at, now)}
      </time>
      <div className="wrap-anywhere">
        {describeActivity(entry)}
        <span className="block text-sm text-subtle">
          {entry.label}
          {actor !== null && `, by ${actor}`}
        </span>
      </div>
    </li>
  );
}
