import { eventLabel } from '@contracts/tracking';
import { useQuery } from '@tanstack/react-query';
import { formatAge } from '@domain/time/duration-text';
import { formatDateTime } from '@domain/time/moment-text';
import { pagePath } from '@/shared/lib/page-path';
import { useNow } from '@/shared/lib/use-now';
import { latestEventsQueryOptions, type LatestEvent } from '../api/latest-events';
import { formatVisitorNumber } from '@/shared/lib/format-visitor-number';
import { FigurePanel } from './figure-panel';

/** The latest ten events, regardless of the period. */
export function LatestPanel() {
  return (
    <FigurePanel title="Recent Activity" query={useQuery(latestEventsQueryOptions())}>
      {(events) =>
        events.length === 0 ? (
          <p className="p-4.5 text-muted">No recent events</p>
        ) : (
          <ol>
            {events.map((event) => (
              <EventLine key={event.id} event={event} />
            ))}
          </ol>
        )
      }
    </FigurePanel>
  );
}

function EventLine({ event }: { event: LatestEvent }) {
  const now = useNow();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_2.5rem] items-baseline gap-x-4 border-b px-4.5 py-2.5 leading-snug last:border-b-0">
      <div className="wrap-anywhere">
        <span>{eventLabel(event.event_name)}</span>
        <span className="block text-sm text-subtle">{pagePath(event.page_url)}</span>
      </div>
      <span className="text-sm tabular-nums">
        {event.visitor_id === null ? '' : formatVisitorNumber(Number(event.visitor_id))}
      </span>
      <time
        dateTime={event.created_at}
        title={formatDateTime(event.created_at)}
        className="text-right text-sm text-subtle"
      >
        {formatAge(event.created_at, now)}
      </time>
    </li>
  );
}
