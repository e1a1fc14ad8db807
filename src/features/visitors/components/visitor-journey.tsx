import { useQuery } from '@tanstack/react-query';
import { countOf } from '@domain/numbers/counts';
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
  /** True if the visitor is still on the last page. */
  isLive: boolean;
}

/** The pages of one visit, drawn as a path with a tape for the time on each. */
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
        title="We couldn’t load the journey."
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
  if (last === undefined) return <p className="text-subtle">No page views yet.</p>;
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
        Tape to scale: a mark every 10 seconds, a long mark every minute, cut after 3 minutes.
      </p>
    </>
  );
}

function summaryText({ stops, referrer }: Journey, length: number): string {
  const pages = countOf(stops.length, 'page');
  const time = length > 0 ? ` in ${formatDuration(length)}` : '';
  if (referrer === null) return pages + time;
  const origin = referrer === '' ? 'unknown' : new URL(referrer).host;
  return `${pages}${time}. Referrer: ${origin}.`;
}
