/** Selectable periods. All end today, which makes unique visitors exact. */
export const PERIODS = ['7', '30', '365'] as const;

export type PeriodLength = (typeof PERIODS)[number];

export const PERIOD_LABELS: Readonly<Record<PeriodLength, string>> = {
  '7': '7 days',
  '30': '30 days',
  '365': '12 months',
};

export const DEFAULT_PERIOD: PeriodLength = '30';

/** First and last day, inclusive, as `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

/** Days are in the company's time zone, like in the database's counters. */
const TIME_ZONE = 'America/New_York';
// This locale formats dates as in ISO 8601.
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The days of a period that ends today in the company's time zone. */
export function periodOf(length: PeriodLength, now = new Date()): Period {
  const to = DAY.format(now);
  const first = new Date(`${to}T12:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (Number(length) - 1));
  return { from: first.toISOString().slice(0, 10), to };
}

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2026-11-21` becomes `Nov 21`. */
export function shortDay(day: string): string {
  return SHORT.format(new Date(`${day}T12:00:00Z`));
}
