import type { LoadDetails } from '@/features/loads/api/load-page';
import { formatLocalTime } from '@domain/time/moment-text';
import { formatMinutes, siteTime } from '@/features/loads/model/route/site-time';

interface StopBarProps {
  stop: LoadDetails['stops'][number];
  freeMinutes: number;
}

/** The time at a stop that the truck has left: early, free and billed, to scale. */
export function StopBar({ stop, freeMinutes }: StopBarProps) {
  const { arrived_at, departed_at, time_zone: zone } = stop;
  if (arrived_at === null || departed_at === null) return null;
  const time = siteTime(stop, freeMinutes, 0);
  if (time?.freeUntil == null || time.minutes === 0) return null;
  const clock = (at: number | string) => formatLocalTime(new Date(at).toISOString(), zone);
  const early = Math.max(0, (time.startedAt - Date.parse(arrived_at)) / 60_000);
  const free = Math.min(time.minutes, freeMinutes);
  const total = early + time.minutes;
  const percent = (minutes: number) => `${String((100 * minutes) / total)}%`;
  const hasEnd = time.overMinutes > 0;
  const end = (early + free) / total;
  return (
    <div
      role="img"
      aria-label={[
        `Arrived ${clock(arrived_at)}`,
        early >= 1 && `clock from ${clock(time.startedAt)}`,
        `free until ${clock(time.freeUntil)}`,
        `left ${clock(departed_at)}`,
      ]
        .filter(Boolean)
        .join(', ')}
      className="mt-2 grid gap-1 text-xs tabular-nums"
    >
      <div className="flex h-5 overflow-hidden rounded-xs border font-semibold">
        <span className="bg-sunk" style={{ width: percent(early) }} />
        <span
          className="overflow-hidden bg-ok-surface text-center leading-5 text-ok"
          style={{ width: percent(free) }}
        >
          {free / total > 0.2 && `${formatMinutes(free)} free`}
        </span>
        <span
          className="overflow-hidden bg-warn-surface text-center leading-5 text-warn"
          style={{ width: percent(time.overMinutes) }}
        >
          {time.overMinutes / total > 0.2 && formatMinutes(time.overMinutes)}
        </span>
      </div>
      <div className="relative flex justify-between text-subtle">
        <span>{clock(arrived_at)}</span>
        {hasEnd && end > 0.3 && end < 0.7 && (
          <span
            className="absolute -translate-x-1/2 max-sm:hidden"
            style={{ left: percent(early + free) }}
          >
            {clock(time.freeUntil)}
          </span>
        )}
        <span>{clock(departed_at)}</span>
      </div>
    </div>
  );
}
