import { eventLabel } from '@contracts/tracking';
import { formatDateTime, formatTime } from '@domain/time/moment-text';
import { pagePath } from '@/shared/lib/page-path';
import { Button } from '@/shared/ui/button';
import { visitsOf, type VisitEvent } from '../model/visits';

interface VisitHistoryProps {
  /** Newest first. */
  events: readonly VisitEvent[];
  /** The visit whose journey is shown. */
  shownVisit: string | null;
  onShowVisit: (sessionId: string) => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
}

/** A visitor's events grouped by visit, newest first. */
export function VisitHistory({
  events,
  shownVisit,
  onShowVisit,
  hasMore,
  isLoadingMore,
  onLoadMore,
}: VisitHistoryProps) {
  if (events.length === 0) return <p className="text-subtle">No events recorded yet</p>;
  return (
    <div className="grid justify-items-start gap-5">
      {visitsOf(events).map(({ sessionId, events: own, latestAt }) => (
        <div key={sessionId ?? ''} className="grid w-full gap-1">
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
            <h4 className="font-semibold tabular-nums">{formatDateTime(latestAt)}</h4>
            {sessionId !== null && (
              <Button
                variant="ghost"
                size="sm"
                aria-pressed={sessionId === shownVisit}
                onClick={() => {
                  onShowVisit(sessionId);
                }}
              >
                {sessionId === shownVisit ? 'Journey shown' : 'Show journey'}
              </Button>
            )}
          </div>
          <ol>
            {own.map((event) => (
              <li
                key={event.id}
                className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 border-t py-1.5 leading-snug sm:grid-cols-[4.75rem_9rem_minmax(0,1fr)]"
              >
                <time dateTime={event.created_at} className="text-sm text-subtle tabular-nums">
                  {formatTime(event.created_at)}
                </time>
                <span>{eventLabel(event.event_name)}</span>
                <span className="text-sm wrap-anywhere text-subtle max-sm:col-start-2">
                  {pagePath(event.page_url)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {hasMore && (
        <Button
          variant="quiet"
          size="md"
          isBusy={isLoadingMore}
          busyText="Loading..."
          onClick={onLoadMore}
        >
          Load more
        </Button>
      )}
    </div>
  );
}
