import type { ChargeKind } from '@contracts/charge';
import { CURRENCIES, type Currency } from '@domain/numbers/money';
import { lineDetail, type OfferLine } from '@contracts/offer';
import type { LoadStatus } from '@domain/load-status';

export const CHARGE_KIND_LABELS: Record<ChargeKind, string> = {
  detention: 'Detention',
  layover: 'Layover',
  tonu: 'Truck ordered, not used',
  no_go: 'No-go',
  escort: 'Escort extra',
  amendment: 'Permit amendment',
  permit: 'Permit paid',
  other: 'Other',
};

interface BillCharge {
  currency: Currency;
  amount_cents: number;
  approved_at: string | null;
  withdrawn_at: string | null;
}

/** The parts of a bill. */
interface Money {
  status: LoadStatus;
  offer: { currency: Currency; total_cents: number | null; lines: readonly OfferLine[] } | null;
  permits: readonly { cost: { cents: number; currency: string } | null }[];
  charges: readonly BillCharge[];
}

/** A line of the offer beside what it cost so far; cents. */
export interface QuotedLine {
  label: string;
  detail: string;
  quoted: number;
  /** `null` if costs aren't recorded for this kind of line. */
  cost: number | null;
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0);

/** True if a charge is billed. */
export const isBilled = ({ approved_at, withdrawn_at }: BillCharge) =>
  approved_at !== null && withdrawn_at === null;
/** True if a charge waits for approval. */
export const isOpen = ({ approved_at, withdrawn_at }: BillCharge) =>
  approved_at === null && withdrawn_at === null;

/** The currency a load is billed in; `null` while nothing decides it. */
export const currencyOf = ({ offer, charges }: Money): Currency | null =>
  offer?.currency ?? charges.find(({ withdrawn_at }) => withdrawn_at === null)?.currency ?? null;

function quotedLines(lines: readonly OfferLine[], currency: Currency, permitCost: number | null) {
  const permits = lines.filter(({ kind }) => kind === 'permit');
  const rows: QuotedLine[] = lines
    .filter(({ kind }) => kind !== 'permit')
    .map((line) => ({
      label: line.description,
      detail: lineDetail(line, currency),
      quoted: line.amount_cents ?? 0,
      cost: null,
    }));
  if (permits.length > 0 || permitCost !== null) {
    const states = permits.flatMap(({ jurisdiction }) => jurisdiction ?? []);
    rows.push({
      label: 'Permits',
      detail: [
        permits.length === 0 ? 'Not in the offer' : states.join(', '),
        permits.some(({ is_pass_through }) => is_pass_through) && 'pass-through',
      ]
        .filter(Boolean)
        .join(', '),
      quoted: sum(permits.map(({ amount_cents }) => amount_cents)),
      cost: permitCost,
    });
  }
  return rows;
}

/**
 * The bill of a load's customer, in cents of one currency. Pass-through permits count at cost once each
 * permit's cost is known, otherwise as estimated. A canceled load is billed its approved charges only.
 */
export function billOf(money: Money) {
  const { offer, permits, charges, status } = money;
  const currency = currencyOf(money);
  const costs = permits.flatMap(({ cost }) => cost ?? []);
  const ours = costs.filter((cost) => cost.currency === currency).map(({ cents }) => cents);
  const permitCost = ours.length === 0 ? null : sum(ours);
  const lines = offer?.lines ?? [];
  const permitLines = lines.filter(({ kind }) => kind === 'permit');
  const estimate = sum(permitLines.map(({ amount_cents }) => amount_cents));
  const isAtCost =
    permitCost !== null &&
    permitLines.length > 0 &&
    permitLines.every(({ is_pass_through }) => is_pass_through) &&
    ours.length === permits.length;
  const total = offer?.total_cents ?? 0;
  const offered = isAtCost ? total - estimate + permitCost : total;
  const approved = charges.filter(isBilled);
  const open = charges.filter(isOpen);
  const charged = sum(approved.map(({ amount_cents }) => amount_cents));
  return {
    currency,
    quoted: currency === null ? [] : quotedLines(lines, currency, permitCost),
    quotedTotal: total,
    permitCost,
    /** Costs of permits in currencies the load isn't billed in. */
    otherCosts: CURRENCIES.filter((one) => one !== currency).flatMap((one) => {
      const cents = sum(
        costs.filter((cost) => cost.currency === one).map(({ cents: amount }) => amount),
      );
      return cents === 0 ? [] : [{ currency: one, cents }];
    }),
    isAtCost,
    offered,
    approvedCount: approved.length,
    charged,
    openCount: open.length,
    openCents: sum(open.map(({ amount_cents }) => amount_cents)),
    total: status === 'cancelled' ? charged : offered + charged,
  };
}
