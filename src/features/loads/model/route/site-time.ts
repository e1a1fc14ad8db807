const MINUTE_MS = 60_000;

interface StopTimes {
  kind: string;
  window_from: string | null;
  arrived_at: string | null;
  departed_at: string | null;
}

/** The time at a stop since the clock started. Minutes are elapsed time, also in a night when clocks change. */
export interface SiteTime {
  startedAt: number;
  minutes: number;
  /** When free time ends; `null` if none was agreed. */
  freeUntil: number | null;
  /** What exceeds the free time. */
  overMinutes: number;
}

const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS) * MINUTE_MS;

/**
 * The time at a stop, from the later of appointment and arrival until the departure or now; `null` before the
 * arrival. Without seconds, as the database bills it (private.stop_time).
 */
export function siteTime(
  { kind, window_from, arrived_at, departed_at }: StopTimes,
  freeMinutes: number | null,
  now: number,
): SiteTime | null {
  if (arrived_at === null) return null;
  const arrivedAt = Date.parse(arrived_at);
  const startedAt = minuteOf(
    Math.max(arrivedAt, window_from === null ? arrivedAt : Date.parse(window_from)),
  );
  const endsAt = minuteOf(departed_at === null ? now : Date.parse(departed_at));
  const minutes = Math.max(0, (endsAt - startedAt) / MINUTE_MS);
  // Waiting at a meet point is free.
  const free = kind === 'meet_point' ? null : freeMinutes;
  return {
    startedAt,
    minutes,
    freeUntil: free === null ? null : startedAt + free * MINUTE_MS,
    overMinutes: free === null ? 0 : Math.max(0, minutes - free),
  };
}

/** `5 h 10 min`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${String(hours)} h`, (rest > 0 || hours === 0) && `${String(rest)} min`]
    .filter(Boolean)
    .join(' ');
}

/** `1:20`, as a clock shows it. */
export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
