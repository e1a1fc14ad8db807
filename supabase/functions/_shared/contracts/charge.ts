import * as z from 'zod/mini';
import { amountProblem, amountQuestion, readCents } from '../domain/numbers/amount.ts';
import { numberProblem, readNumber } from '../domain/numbers/read-quantity.ts';
import { amountOf, CURRENCIES } from '../domain/numbers/money.ts';
import { LINE_UNITS } from './offer.ts';
import { longText, oneLine } from './text.ts';

/** Kinds of charges (`public.charge_kind`). */
export const CHARGE_KINDS = [
  'detention',
  'layover',
  'tonu',
  'no_go',
  'escort',
  'amendment',
  'permit',
  'other',
] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

const isQuantity = (quantity: number) => quantity > 0 && quantity <= 999_999;

const quantityField = z.string().check((context) => {
  if (isQuantity(readNumber(context.value))) return;
  const message = numberProblem(context.value, 'Enter a quantity above 0.');
  context.issues.push({ code: 'custom', message, input: context.value });
});

/** A charge as its form holds it: amounts and numbers are text. */
export const chargeFormSchema = z.pipe(
  z
    .object({
      kind: z.enum(CHARGE_KINDS),
      description: oneLine(160, 'Enter a description.'),
      quantity: quantityField,
      unit: z.enum(LINE_UNITS),
      rate: z.string(),
      currency: z.enum(CURRENCIES),
      evidence: longText(1000),
      document_id: z.string(),
    })
    .check((context) => {
      const { rate, quantity, currency } = context.value;
      const cents = readCents(rate, currency) ?? 0;
      const problem =
        amountQuestion(rate, currency) ??
        amountProblem(cents) ??
        amountProblem(amountOf(readNumber(quantity), cents));
      if (problem !== null && isQuantity(readNumber(quantity))) {
        context.issues.push({ code: 'custom', path: ['rate'], message: problem, input: rate });
      }
    }),
  z.transform(({ rate, quantity, document_id, ...charge }) => ({
    ...charge,
    quantity: readNumber(quantity),
    rate_cents: readCents(rate, charge.currency) ?? 0,
    document_id: document_id === '' ? null : document_id,
  })),
);
export type ChargeForm = z.input<typeof chargeFormSchema>;
/** A charge as `save_charge` takes it. */
export type ChargePayload = z.output<typeof chargeFormSchema>;
