import { eventLabel } from '@contracts/tracking';
import { RecordDrawer, type DrawerState } from '@/shared/console/record/record-drawer';
import { RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { formatDateTime } from '@domain/time/moment-text';
import { formatVisitorNumber } from '@/shared/lib/format-visitor-number';
import { Skeleton } from '@/shared/ui/skeleton';
import { eventQueryOptions, type HistoryEvent } from '../../api/history';
import { analyticsTexts } from '../../texts';
import { eventProperty } from '../../model/event-property';

/** All stored facts of an event. */
export function EventDrawer({ drawer }: { drawer: DrawerState<HistoryEvent> }) {
  return (
    <RecordDrawer
      {...drawer}
      queryOptions={eventQueryOptions}
      noun="event"
      failure={analyticsTexts.historyFailed}
      title={({ event_name }) => eventLabel(event_name)}
      subtitle={({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>}
      skeleton={<Skeleton className="h-48" />}
    >
      {(event) => <EventFacts event={event} />}
    </RecordDrawer>
  );
}

const NONE = '–';

function EventFacts({ event }: { event: HistoryEvent }) {
  const facts = [
    ['Page', event.page],
    ['Title', eventProperty(event, 'page_title')],
    ['URL', eventProperty(event, 'page_url')],
    ['Referrer', eventProperty(event, 'referrer')],
    ['Visitor', event.visitor_id === null ? '' : formatVisitorNumber(Number(event.visitor_id))],
    ['Visit', event.session_id],
    ['Device', event.device],
    ['Browser', event.user_agent],
    ['Network', event.ip_address],
  ] as const;
  return (
    <RecordFacts>
      {facts.map(([term, text]) => (
        <RecordFact key={term} term={term}>
          {text === null || text === '' ? NONE : text}
        </RecordFact>
      ))}
    </RecordFacts>
  );
}
