import type { ChargeKind } from '@contracts/charge';
import type { Currency } from '@domain/numbers/money';
import type { OfferLine } from '@contracts/offer';
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
  const permitLines = (offer?.lines ?? []).filter(({ kind }) => kind === 'permit');
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
    isAtCost,
    offered,
    approvedCount: approved.length,
    charged,
    openCount: open.length,
    openCents: sum(open.map(({ amount_cents }) => amount_cents)),
    total: status === 'cancelled' ? charged : offered + charged,
  };
}
