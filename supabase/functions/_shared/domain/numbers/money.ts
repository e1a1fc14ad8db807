export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Largest amount of a line or a total in cents; the tables have the same number as a CHECK. */
export const MAX_CENTS = 999_999_999;

/** An amount of a line: its quantity times its rate, in whole cents, as the table computes it. */
export const amountOf = (quantity: number, rateCents: number): number =>
  Math.round((Math.round(quantity * 100) * rateCents) / 100);

/** `$1,240.00`; Canadian dollars as `CA$1,240.00`. */
export const formatCents = (amount: number, currency: Currency): string =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency });
