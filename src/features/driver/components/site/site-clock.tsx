import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { formatLocalTime } from '@domain/time/moment-text';
import type { LoadRoute } from '@/features/loads/api/route/load-route';
import { formatClock, formatMinutes, siteTime } from '@/features/loads/model/route/site-time';
import { STOP_NAMES } from '@/features/loads/model/route/stop-form';
import { useNow } from '@/shared/lib/use-now';

interface SiteClockProps {
  /** The stop the truck is at. */
  stop: LoadRoute['stops'][number];
  /** What the offer agreed on; `null` without an offer. */
  freeMinutes: number | null;
}

/** How long the truck has been at a stop, and when free time ends. It has no price. */
export function SiteClock({ stop, freeMinutes }: SiteClockProps) {
  const now = useNow();
  const time = siteTime(stop, freeMinutes, now);
  if (time === null) return null;
  const zone = stop.time_zone;
  const clock = (ms: number) => formatLocalTime(new Date(ms).toISOString(), zone);
  const isEarly = now < time.startedAt;
  const name = `${STOP_NAMES[stop.kind]}, ${stop.site || stop.place}`;
  return (
    <section
      aria-label={name}
      className="grid gap-3 rounded-md border-2 border-fg bg-surface px-4 py-3.5"
    >
      <div className="leading-snug wrap-anywhere">
        <b className="font-[680]">{name}</b>
        <span className="block text-sm text-subtle">
          {[stop.street_address, stop.site === '' ? '' : stop.place].filter(Boolean).join(', ')}
        </span>
        {stop.window_from !== null && (
          <span className="block text-sm text-subtle tabular-nums">
            {`Appointment ${formatLegTime(stop.window_from, zone)}${stop.appointment_number === '' ? '' : `, no. ${stop.appointment_number}`}`}
          </span>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
        <span className="type-h2">
          <span className="sr-only">Time on site: </span>
          <span>{formatClock(time.minutes)}</span>
        </span>
        <span className="leading-snug font-semibold">
          {isEarly ? (
            `The clock starts at the appointment, ${formatLegTime(new Date(time.startedAt).toISOString(), zone)}`
          ) : (
            <>
              <span className="block">{`since ${clock(time.startedAt)}`}</span>
              {time.freeUntil !== null && time.overMinutes === 0 && freeMinutes !== null && (
                <span className="block">{`${formatMinutes(freeMinutes)} free, until ${clock(time.freeUntil)}`}</span>
              )}
              {time.overMinutes > 0 && (
                <span className="block text-danger-text">{`Detention ${formatClock(time.overMinutes)} so far`}</span>
              )}
            </>
          )}
        </span>
      </p>
      {time.freeUntil !== null && freeMinutes !== null && (
        <Bar minutes={time.minutes} free={freeMinutes} end={clock(time.freeUntil)} />
      )}
    </section>
  );
}

/** The time used: free time in ink, detention in red after the tick where free time ends. */
function Bar({ minutes, free, end }: { minutes: number; free: number; end: string }) {
  const scale = Math.max(minutes, free * 1.5, 60);
  const percent = (part: number) => `${String((100 * part) / scale)}%`;
  return (
    <div aria-hidden="true" className="grid gap-1">
      <div className="relative h-6 border border-fg">
        <span
          className="absolute inset-y-0 left-0 bg-fg"
          style={{ width: percent(Math.min(minutes, free)) }}
        />
        <span
          className="absolute inset-y-0 bg-danger"
          style={{ left: percent(free), width: percent(Math.max(0, minutes - free)) }}
        />
        <span className="absolute -inset-y-1 w-0.5 bg-fg" style={{ left: percent(free) }} />
      </div>
      <span className="text-sm text-subtle tabular-nums">{`Free time ends at ${end}`}</span>
    </div>
  );
}
