import * as z from 'zod/mini';
import { amountProblem, readCents, readNumber } from './amount.ts';
import { amountOf, CURRENCIES } from './money.ts';
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

/** A charge as its form holds it: amounts and numbers are text. */
export const chargeFormSchema = z.pipe(
  z
    .object({
      kind: z.enum(CHARGE_KINDS),
      description: oneLine(160, 'Enter a description.'),
      quantity: z
        .string()
        .check(z.refine((text) => isQuantity(readNumber(text)), 'Enter a quantity above 0.')),
      unit: z.enum(LINE_UNITS),
      rate: z.string(),
      currency: z.enum(CURRENCIES),
      evidence: longText(1000),
      document_id: z.string(),
    })
    .check((context) => {
      const { rate, quantity } = context.value;
      const cents = readCents(rate) ?? 0;
      const problem = amountProblem(cents) ?? amountProblem(amountOf(readNumber(quantity), cents));
      if (problem !== null && isQuantity(readNumber(quantity))) {
        context.issues.push({ code: 'custom', path: ['rate'], message: problem, input: rate });
      }
    }),
  z.transform(({ rate, quantity, document_id, ...charge }) => ({
    ...charge,
    quantity: readNumber(quantity),
    rate_cents: readCents(rate) ?? 0,
    document_id: document_id === '' ? null : document_id,
  })),
);
export type ChargeForm = z.input<typeof chargeFormSchema>;
/** A charge as `save_charge` takes it. */
export type ChargePayload = z.output<typeof chargeFormSchema>;
