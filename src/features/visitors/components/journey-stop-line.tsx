import { eventLabel } from '@contracts/tracking';
import { pagePath } from '@/shared/lib/page-path';
import { Badge } from '@/shared/ui/badge';
import { formatDuration } from '../model/duration';
import type { JourneyStop } from '../model/journey';
import { pageName } from '../model/page-name';
import { stopHeight, tapeOf } from '../model/tape';
import { StopTape } from './stop-tape';

interface JourneyStopLineProps {
  stop: JourneyStop;
  number: number;
  isLast: boolean;
  /** Time on the page so far; `null` if unknown. */
  stayMs: number | null;
}

/** One stop of a journey: its number, a tape for the time spent there, the page and goals. */
export function JourneyStopLine({ stop, number, isLast, stayMs }: JourneyStopLineProps) {
  const tape = stayMs === null ? null : tapeOf(stayMs);
  return (
    <li
      className="relative grid grid-cols-[3.5rem_minmax(0,1fr)]"
      style={{ minHeight: `${String(stopHeight(tape, isLast))}px` }}
    >
      <StopTape number={number} tape={tape} isLast={isLast} />
      <div className="col-start-2 grid content-start gap-0.5 pt-1 pb-5 leading-snug">
        <span className="font-semibold wrap-anywhere">{pageName(stop)}</span>
        <span className="text-sm wrap-anywhere text-subtle">{pagePath(stop.pageUrl)}</span>
        <span className="text-sm font-semibold tabular-nums font-cond">
          {stayText(stayMs, isLast)}
        </span>
        {stop.goals.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {stop.goals.map((goal, index) => (
              <Badge key={`${goal}-${String(index)}`} tone="info">
                {eventLabel(goal)}
              </Badge>
            ))}
          </span>
        )}
      </div>
    </li>
  );
}

function stayText(stayMs: number | null, isLast: boolean): string {
  if (stayMs === null) return 'Left from here. Time on page unknown.';
  return isLast ? `On this page for ${formatDuration(stayMs)}` : formatDuration(stayMs);
}
