import * as z from 'zod/mini';
import { CURRENCIES } from '../domain/numbers/money.ts';
import { LINE_UNITS } from './offer.ts';

/** A load's bill for its customer (`private.load_bill`); cents of one currency. */
export const loadBillSchema = z.object({
  load_id: z.string(),
  status: z.enum(['planned', 'assigned', 'in_transit', 'delivered', 'cancelled']),
  /** Null without an offer and charges. */
  currency: z.nullable(z.enum(CURRENCIES)),
  /** Null if the load has no offer, or was canceled: then only its charges are billed. */
  offer: z.nullable(
    z.object({
      number: z.string(),
      version: z.int(),
      cents: z.int(),
      /** True if pass-through permits are billed at their actual cost. */
      is_at_cost: z.boolean(),
    }),
  ),
  /** Approved ones only. */
  charges: z.array(
    z.object({
      id: z.string(),
      description: z.string(),
      quantity: z.number(),
      unit: z.enum(LINE_UNITS),
      rate_cents: z.int(),
      amount_cents: z.int(),
      evidence: z.string(),
    }),
  ),
  total_cents: z.int(),
  /** Set once the invoice is exported; the bill then shows what was invoiced. */
  invoice: z.optional(z.object({ number: z.string(), at: z.string() })),
});
/** The bills of a quote's loads. */
export const loadBillsSchema = z.array(loadBillSchema);
export type LoadBill = z.output<typeof loadBillSchema>;
