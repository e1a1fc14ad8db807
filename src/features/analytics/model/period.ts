/** The periods the figures can be asked for. All end today, which makes unique visitors exact. */
export const PERIODS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: '12 months' },
] as const;

export type PeriodLength = (typeof PERIODS)[number]['value'];

export const DEFAULT_PERIOD: PeriodLength = '30';

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

/** The company's time zone: its day begins and ends there, as in the database's counters. */
const TIME_ZONE = 'America/New_York';
// This locale writes days as ISO 8601 does.
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The days of a period that ends on the company's today. */
export function periodOf(length: PeriodLength, now = new Date()): Period {
  const to = DAY.format(now);
  const first = new Date(`${to}T12:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (Number(length) - 1));
  return { from: first.toISOString().slice(0, 10), to };
}

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Nov 21` of `2026-11-21`. */
export function shortDay(day: string): string {
  return SHORT.format(new Date(`${day}T12:00:00Z`));
}
