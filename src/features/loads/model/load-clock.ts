import type { LoadTimeZone } from '@contracts/load';

/** The clocks by the names people use; see {@link LoadTimeZone}. */
export const ZONE_NAMES: Record<LoadTimeZone, string> = {
  'America/St_Johns': 'Newfoundland time',
  'America/Halifax': 'Atlantic time',
  'America/New_York': 'Eastern time',
  'America/Chicago': 'Central time',
  'America/Regina': 'Saskatchewan time',
  'America/Denver': 'Mountain time',
  'America/Phoenix': 'Arizona time',
  'America/Los_Angeles': 'Pacific time',
};

function format(iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(new Date(iso));
}

/** `Tue, Nov 24` on the clock of the place. */
export function formatDate(iso: string, zone: string): string {
  return format(iso, zone, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** `6:30 AM MST`: a time of a place is nothing without its zone. */
export function formatClock(iso: string, zone: string): string {
  return format(iso, zone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
}
