import { formatMinutes } from '@domain/time/duration-text';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Alert } from '@/shared/ui/alert';
import { TravelSettingsButton } from '../../travel-settings/travel-settings-button';
import type { useTravel } from './use-travel';

/** Whether the load can arrive in time, and how fast it drives. */
export function TravelSummary({ travel }: { travel: ReturnType<typeof useTravel> }) {
  const { query, windows } = travel;
  if (query.isError && windows === null) {
    return <RetryAlert title="We couldn’t load the travel windows." query={query} />;
  }
  if (windows === null) return null;
  const { facts, arrival, elapsedMinutes } = windows;
  return (
    <div className="grid gap-2 border-b px-4.5 py-3.5">
      {arrival?.isLate === true ? (
        <Alert tone="danger" role="status" title="The delivery window can’t be met.">
          {arrival.text}
        </Alert>
      ) : (
        arrival !== null && <p className="tabular-nums">{arrival.text}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {elapsedMinutes !== null && (
          <span>{`${formatMinutes(elapsedMinutes)} from start to arrival, nights included.`}</span>
        )}
        <span>
          {`${String(facts.driving_mph)} mph, at most ${String(facts.driving_hours)} h of driving between rests of 10 h.`}
        </span>
        <TravelSettingsButton />
      </div>
    </div>
  );
}
