import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import type { LiveState } from '@/shared/lib/live-state';
import { Skeleton } from '@/shared/ui/skeleton';
import type { KnownVisitor } from '../api/known-visitors';
import { visitsQueryOptions } from '../api/visits';
import { describeClient } from '../model/client';
import type { LiveVisitor } from '../model/live-visitor';
import { placeName } from '../model/place-name';
import { CurrentActivity } from './current-activity';
import { DetailSection } from './detail-section';
import { VisitHistory } from './visit-history';
import { VisitorJourney } from './visitor-journey';

interface VisitorDetailsProps {
  id: string;
  known: KnownVisitor | undefined;
  /** `undefined` when they are not on the site. */
  visitor: LiveVisitor | undefined;
  state: LiveState;
}

/** A visitor's location, browser, current activity, history and journey. */
export function VisitorDetails({ id, known, visitor, state }: VisitorDetailsProps) {
  const history = useInfiniteQuery(visitsQueryOptions(id, visitor !== undefined));
  const [chosenVisit, setChosenVisit] = useState<string | null>(null);
  const latest = history.data?.[0];
  const sessionId = chosenVisit ?? visitor?.tabs[0].sessionId ?? latest?.session_id;
  const client = describeClient(visitor?.tabs[0].userAgent ?? latest?.user_agent ?? null);
  const place = placeName(known?.geo_city ?? null, known?.geo_country ?? null);

  return (
    <div className="grid gap-x-9 gap-y-6 *:min-w-0 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid content-start gap-6">
        <DetailSection title="Location">
          {place ?? <p className="text-subtle">Location unavailable</p>}
        </DetailSection>
        <DetailSection title="Browser and device">
          <RecordFacts>
            <RecordFact term="Browser">{client.browser}</RecordFact>
            <RecordFact term="Operating system">{client.os}</RecordFact>
            <RecordFact term="Device">{client.device}</RecordFact>
          </RecordFacts>
        </DetailSection>
        <CurrentActivity visitor={visitor} state={state} lastSeenAt={latest?.created_at} />
      </div>
      <DetailSection title="Visitor journey">
        {sessionId === undefined || sessionId === null ? (
          <p className="text-subtle">{history.isPending ? 'Loading...' : 'No visits yet.'}</p>
        ) : (
          <VisitorJourney
            key={sessionId}
            id={id}
            sessionId={sessionId}
            isLive={visitor?.tabs.some((tab) => tab.sessionId === sessionId) === true}
          />
        )}
      </DetailSection>
      <DetailSection title="Visit history" className="md:col-span-full">
        {history.error && (
          <FetchFailure
            title="We couldn’t load the visit history."
            error={history.error}
            hasRows={history.data !== undefined}
            isRetrying={history.isFetching}
            onRetry={() => void history.refetch()}
          />
        )}
        {history.isPending && (
          <div role="status" className="grid gap-2">
            <span className="sr-only">Loading visit history...</span>
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </div>
        )}
        {history.data !== undefined && (
          <VisitHistory
            events={history.data}
            shownVisit={sessionId ?? null}
            onShowVisit={setChosenVisit}
            hasMore={history.hasNextPage}
            isLoadingMore={history.isFetchingNextPage}
            onLoadMore={() => void history.fetchNextPage()}
          />
        )}
      </DetailSection>
    </div>
  );
}
