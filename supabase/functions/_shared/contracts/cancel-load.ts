import * as z from 'zod/mini';
import { amountProblem, amountQuestion, readCents } from '../domain/numbers/amount.ts';
import { CHARGE_KINDS, type ChargePayload } from './charge.ts';
import { CURRENCIES } from '../domain/numbers/money.ts';
import { LINE_UNITS } from './offer.ts';
import { reasonSchema } from './load.ts';

/** A fee as the dialog holds it; `amount` is text. */
const feeSchema = z.object({
  isCharged: z.boolean(),
  kind: z.enum(CHARGE_KINDS),
  description: z.string(),
  amount: z.string(),
  /** As proposed: used unless someone changed the amount. */
  proposed: z.nullable(
    z.object({
      amount: z.string(),
      quantity: z.number(),
      unit: z.enum(LINE_UNITS),
      rate_cents: z.int(),
    }),
  ),
});
export type FeeForm = z.output<typeof feeSchema>;

/** Canceling a load: the reason, and the fees that are charged for it. */
export const cancelFormSchema = z.pipe(
  z
    .object({ ...reasonSchema.shape, currency: z.enum(CURRENCIES), fees: z.array(feeSchema) })
    .check((context) => {
      const { currency, fees } = context.value;
      for (const [index, { isCharged, description, amount }] of fees.entries()) {
        if (!isCharged) continue;
        const problem =
          amountQuestion(amount, currency) ?? amountProblem(readCents(amount, currency) ?? 0);
        if (problem !== null) {
          context.issues.push({
            code: 'custom',
            path: ['fees', index, 'amount'],
            message: problem,
            input: amount,
          });
        }
        if (description.trim() === '') {
          context.issues.push({
            code: 'custom',
            path: ['fees', index, 'description'],
            message: 'Enter a description.',
            input: description,
          });
        }
      }
    }),
  z.transform(({ reason, currency, fees }) => ({
    reason,
    charges: fees
      .filter(({ isCharged }) => isCharged)
      .map(({ kind, description, amount, proposed }): ChargePayload => ({
        kind,
        description: description.trim(),
        currency,
        evidence: '',
        document_id: null,
        ...(proposed?.amount === amount
          ? { quantity: proposed.quantity, unit: proposed.unit, rate_cents: proposed.rate_cents }
          : { quantity: 1, unit: 'flat', rate_cents: readCents(amount, currency) ?? 0 }),
      })),
  })),
);
export type CancelForm = z.input<typeof cancelFormSchema>;
export type CancelPayload = z.output<typeof cancelFormSchema>;
