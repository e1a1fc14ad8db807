import type { ChargeKind } from '@contracts/charge';
import type { EscortPosition } from '@contracts/load';
import { CURRENCIES, type Currency } from '@domain/numbers/money';
import { POSITION_NAMES } from '@/features/escorts/model/escort-labels';
import { CHARGE_KIND_LABELS } from './load-bill';

/** What dispatch enters as a cost (`public.load_cost_kind`). */
export type EnteredKind = 'fuel' | 'driver';

/** A line of `costs_compared`: what was quoted beside what it costs or is charged. */
export interface ComparedLine {
  kind: 'linehaul' | 'fuel' | 'permit' | 'escort' | 'accessorial' | 'driver' | 'charge';
  /** A state, a position, a kind of charge or a description; empty if the offer's line names none. */
  detail: string;
  currency: Currency;
  quoted_cents: number | null;
  actual_cents: number | null;
  is_final: boolean;
  /** False if the actual amount is charged to the customer. */
  is_cost: boolean;
}

/** The name of a line. */
export function comparedLabel({ kind, detail }: ComparedLine): string {
  if (kind === 'permit') return detail === '' ? 'Permits' : `${detail} permits`;
  if (kind === 'escort') {
    return detail === '' ? 'Pilot cars' : POSITION_NAMES[detail as EscortPosition];
  }
  if (kind === 'charge') return CHARGE_KIND_LABELS[detail as ChargeKind];
  if (kind === 'fuel') return 'Fuel';
  return kind === 'driver' ? 'Driver' : detail;
}

/** Why an amount isn't final; `null` if it is, or there is none. */
export function estimateNote({ kind, actual_cents, is_final }: ComparedLine): string | null {
  if (is_final || actual_cents === null) return null;
  return kind === 'permit'
    ? 'not every permit has a cost yet'
    : 'estimate until the job is completed';
}

/**
 * By how much the actual amount exceeds the quote; `null` if they can't be compared. Fuel and driver that weren't
 * quoted are paid from the linehaul.
 */
export function differenceOf(
  { kind, quoted_cents: quoted, actual_cents: actual, currency }: ComparedLine,
  billed: Currency,
): number | null {
  if (actual === null || currency !== billed) return null;
  if (quoted === null && (kind === 'fuel' || kind === 'driver')) return null;
  return actual - (quoted ?? 0);
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0);

/** The totals of lines in the currency that the load is billed in. */
export function totalsOf(lines: readonly ComparedLine[], billed: Currency) {
  const ours = lines.filter(({ currency }) => currency === billed);
  return {
    quoted: sum(ours.map(({ quoted_cents }) => quoted_cents)),
    actual: sum(ours.map(({ actual_cents }) => actual_cents)),
    difference: sum(ours.map((line) => differenceOf(line, billed))),
  };
}

/** The currency of a load's costs while nothing decides what it is billed in. */
export const costCurrency = (lines: readonly ComparedLine[]): Currency =>
  lines.find(({ actual_cents }) => actual_cents !== null)?.currency ?? 'USD';

/** The costs in currencies that the load isn't billed in. */
export const otherCosts = (lines: readonly ComparedLine[], billed: Currency) =>
  CURRENCIES.filter((one) => one !== billed).flatMap((currency) => {
    const own = lines.filter((line) => line.is_cost && line.currency === currency);
    const cents = sum(own.map(({ actual_cents }) => actual_cents));
    return cents === 0 ? [] : [{ currency, cents }];
  });

/** True if a cost of the load may still change: one is missing, or an amount is an estimate. */
export const areCostsOpen = (lines: readonly ComparedLine[]) =>
  lines.some((line) => line.is_cost && (line.actual_cents === null || !line.is_final));
