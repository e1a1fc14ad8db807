import { useQuery } from '@tanstack/react-query';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { useNow } from '@/shared/lib/use-now';
import { Skeleton } from '@/shared/ui/skeleton';
import { journeyQueryOptions } from '../api/visits';
import { formatDuration } from '../model/duration';
import { journeyLength, journeyOf, type Journey } from '../model/journey';
import { JourneyStopLine } from './journey-stop-line';

interface VisitorJourneyProps {
  id: string;
  sessionId: string;
  /** Whether the visitor is still at the last stop. */
  isLive: boolean;
}

/** The way of one visit through the site, drawn as a path of tapes from page to page. */
export function VisitorJourney({ id, sessionId, isLive }: VisitorJourneyProps) {
  const { data, error, isFetching, refetch } = useQuery(journeyQueryOptions(id, sessionId, isLive));
  if (data === undefined) {
    return error === null ? (
      <div role="status">
        <span className="sr-only">Loading the journey...</span>
        <Skeleton className="h-52" />
      </div>
    ) : (
      <FetchFailure
        title="The journey could not be loaded."
        error={error}
        hasRows={false}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <JourneyPath journey={journeyOf(data)} isLive={isLive} />;
}

function JourneyPath({ journey, isLive }: { journey: Journey; isLive: boolean }) {
  const now = useNow(1_000);
  const { stops } = journey;
  const last = stops.at(-1);
  if (last === undefined) return <p className="text-subtle">No page view is stored yet.</p>;
  const length = journeyLength(journey, isLive ? now : Date.parse(last.at));
  return (
    <>
      <p className="text-sm text-muted tabular-nums">{summaryText(journey, length)}</p>
      <ol>
        {stops.map((stop, index) => (
          <JourneyStopLine
            key={stop.at}
            stop={stop}
            number={index + 1}
            isLast={stop === last}
            stayMs={stop === last && isLive ? now - Date.parse(stop.at) : stop.stayMs}
          />
        ))}
      </ol>
      <p className="text-xs text-subtle">
        The tape is to scale: a mark every 10 seconds, a long one every minute, broken beyond three.
      </p>
    </>
  );
}

function summaryText({ stops, referrer }: Journey, length: number): string {
  const pages = stops.length === 1 ? '1 page' : `${String(stops.length)} pages`;
  const time = length > 0 ? ` in ${formatDuration(length)}` : '';
  if (referrer === null) return pages + time;
  const origin = referrer === '' ? 'the browser did not say' : new URL(referrer).host;
  return `${pages}${time}. Came from: ${origin}.`;
}
