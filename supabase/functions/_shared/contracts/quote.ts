import * as z from 'zod/mini';
import { emailAddress, oneLine, optionalText, TEXT_LIMITS } from './text.ts';

/** Quote lifecycle (specification 2, section 4). */
export const QUOTE_STATUSES = ['new', 'reviewed', 'archived'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/**
 * Upper bounds of a load's measurements in feet; the lower bound is 0. Generous on purpose: they
 * refuse typing errors and nonsense, not unusual loads. The same numbers stand as CHECKs on
 * `public.quotes`.
 */
export const DIMENSION_MAX_FT = { length: 500, width: 100, height: 100 } as const;
export type Dimension = keyof typeof DIMENSION_MAX_FT;

/** Step of the measurement inputs in feet (specification 1, section 9). */
export const DIMENSION_STEP_FT = 0.1;

/**
 * Reads a measurement as the specification stores it: feet to one decimal, and 0 when the text is
 * blank or no finite number (specification 1, section 9).
 */
export function parseDimension(text: string): number {
  const feet = Number(text.trim().replace(',', '.'));
  return Number.isFinite(feet) ? Math.round(feet * 10) / 10 : 0;
}

const dimension = (name: Dimension) =>
  z.pipe(
    z.string().check(
      z.refine((text) => parseDimension(text) > 0, `Enter the ${name}.`),
      z.refine(
        (text) => parseDimension(text) <= DIMENSION_MAX_FT[name],
        `Enter a ${name} of ${String(DIMENSION_MAX_FT[name])} ft at most.`,
      ),
    ),
    z.transform(parseDimension),
  );

/**
 * The quote form. `z.input` is what the fields hold (text), `z.output` the columns a visitor may
 * write. The form asks for real measurements; the table still takes the specification's 0.
 */
export const quoteFormSchema = z.object({
  customer_name: oneLine(TEXT_LIMITS.name, 'Enter your name.'),
  email: emailAddress('Please enter a valid email address.'),
  phone: oneLine(TEXT_LIMITS.phone, 'Enter a phone number.'),
  origin: oneLine(TEXT_LIMITS.place, 'Enter where the load is.'),
  destination: oneLine(TEXT_LIMITS.place, 'Enter where it goes.'),
  equipment: oneLine(TEXT_LIMITS.equipment, 'Enter the equipment, or what the load is.'),
  length: dimension('length'),
  width: dimension('width'),
  height: dimension('height'),
  notes: optionalText(TEXT_LIMITS.notes),
});

export type QuoteFormValues = z.input<typeof quoteFormSchema>;
export type QuotePayload = z.output<typeof quoteFormSchema>;

/** Body of POST /functions/v1/send-quote-emails. Only the id is believed; the row is read again. */
export const sendQuoteEmailsSchema = z.object({
  quote: z.object({ id: z.uuid() }),
  type: z.literal('new_quote'),
});
