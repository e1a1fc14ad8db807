import { formatWithYear } from '@domain/time/day-text';

/** `Tue, Nov 24` in the place's time zone, or `Tue, Nov 24, 2027` in another year. */
export function formatLocalDate(iso: string, zone: string): string {
  return formatWithYear(iso, { timeZone: zone, weekday: 'short', month: 'short', day: 'numeric' });
}

/** `6:30 AM MST`. Always includes the zone, because loads cross time zones. */
export function formatLocalTime(iso: string, zone: string): string {
  const parts = {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  } as const;
  return new Intl.DateTimeFormat('en-US', parts).format(new Date(iso));
}

/** `Tue, Nov 24, 6:30 AM MST`. */
export function formatMoment({ at, zone }: { at: string; zone: string }): string {
  return `${formatLocalDate(at, zone)}, ${formatLocalTime(at, zone)}`;
}

/** `2026-11-24 06:30 MST` in the place's time zone: sorts as text. */
export function formatLocalStamp(iso: string | null, zone: string): string | null {
  if (iso === null) return null;
  // This locale formats times as YYYY-MM-DD HH:MM.
  const parts = { dateStyle: 'short', timeStyle: 'short', timeZone: zone } as const;
  const moment = new Intl.DateTimeFormat('sv-SE', parts).format(new Date(iso));
  return `${moment} ${formatLocalTime(iso, zone).split(/\s/u).at(-1) ?? ''}`;
}
