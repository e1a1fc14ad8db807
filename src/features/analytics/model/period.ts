import { OFFICE_ZONE } from '@domain/time/office-zone';
import { addDays, dayOf, type DayRange } from '@domain/time/day';

/** Selectable periods. All end today, which makes unique visitors exact. */
export const PERIODS = ['7', '30', '365'] as const;

export type PeriodLength = (typeof PERIODS)[number];

export const PERIOD_LABELS: Readonly<Record<PeriodLength, string>> = {
  '7': '7 days',
  '30': '30 days',
  '365': '12 months',
};

export const DEFAULT_PERIOD: PeriodLength = '30';

/** The days that figures cover. */
export type Period = DayRange;

/** The days of a period that ends today in the company's time zone. */
export function periodOf(length: PeriodLength, now = new Date()): Period {
  const to = dayOf(now, OFFICE_ZONE);
  return { from: addDays(to, 1 - Number(length)), to };
}

/** The period of the same length that ends the day before. */
export function periodBefore(length: PeriodLength, { from }: Period): Period {
  return { from: addDays(from, -Number(length)), to: addDays(from, -1) };
}
