import { amountOf } from '@domain/numbers/money';
import type { DraftLine } from './draft-form';

/** What a line is expected to cost us, in cents: its price if it's at cost; `null` if we don't know. */
export function costOf({ quantity, rate_cents, cost_cents, is_pass_through }: DraftLine) {
  const cents = is_pass_through ? rate_cents : cost_cents;
  const cost = cents === null ? NaN : amountOf(quantity, cents);
  return Number.isNaN(cost) ? null : cost;
}

/** What is left of a price after its cost. */
export interface Margin {
  cents: number;
  /** Of the price; 0.271. */
  share: number;
}

/** The margin of a price; `null` if the price or the cost isn't known. */
export function marginOf(price: number | null, cost: number | null): Margin | null {
  if (price === null || cost === null || !(price > 0)) return null;
  return { cents: price - cost, share: (price - cost) / price };
}

/** The cost of these lines in cents; `null` if one of them isn't known. */
export function costOfLines(lines: readonly DraftLine[]): number | null {
  const costs = lines.map(costOf);
  return costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
}

/** `27.1%`. */
export const shareText = (share: number): string => `${(share * 100).toFixed(1)}%`;
