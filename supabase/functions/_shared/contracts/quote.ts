import * as z from 'zod/mini';
import { emailAddress, oneLine, optionalText, TEXT_LIMITS } from './text.ts';

/** Quote statuses. */
export const QUOTE_STATUSES = ['new', 'reviewed', 'archived'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/**
 * Maximum dimensions in feet; the minimum is 0. Generous on purpose: they catch typing errors, not
 * unusual loads. `public.quotes` has the same numbers as CHECKs.
 */
export const DIMENSION_MAX_FT = { length: 500, width: 100, height: 100 } as const;
export type Dimension = keyof typeof DIMENSION_MAX_FT;

/** Step of the dimension inputs, in feet. */
export const DIMENSION_STEP_FT = 0.1;

/**
 * Parses a dimension: feet, rounded to one decimal; 0 if the text is blank or not a finite number.
 */
export function parseDimension(text: string): number {
  const feet = Number(text.trim().replace(',', '.'));
  return Number.isFinite(feet) ? Math.round(feet * 10) / 10 : 0;
}

const DIMENSION_NAMES = { length: 'Length', width: 'Width', height: 'Height' } as const;

/** Rejects a dimension above its maximum. */
export const isWithinMaximum = (name: Dimension) =>
  z.refine<string>(
    (text) => parseDimension(text) <= DIMENSION_MAX_FT[name],
    `${DIMENSION_NAMES[name]} can't exceed ${String(DIMENSION_MAX_FT[name])} ft.`,
  );

const dimension = (name: Dimension) =>
  z.pipe(
    z.string().check(
      z.refine((text) => parseDimension(text) > 0, `Enter the ${name}.`),
      isWithinMaximum(name),
    ),
    z.transform(parseDimension),
  );

/**
 * The quote form. `z.input` is what the fields hold (text), `z.output` the columns a visitor may
 * write. The form requires dimensions above 0; the table also accepts 0, meaning "not given".
 */
export const quoteFormSchema = z.object({
  customer_name: oneLine(TEXT_LIMITS.name, 'Enter your name.'),
  email: emailAddress('Please enter a valid email address.'),
  phone: oneLine(TEXT_LIMITS.phone, 'Enter a phone number.'),
  origin: oneLine(TEXT_LIMITS.place, 'Enter the origin.'),
  destination: oneLine(TEXT_LIMITS.place, 'Enter the destination.'),
  equipment: oneLine(TEXT_LIMITS.equipment, 'Enter the equipment or describe the load.'),
  length: dimension('length'),
  width: dimension('width'),
  height: dimension('height'),
  notes: optionalText(TEXT_LIMITS.notes),
});

export type QuoteFormValues = z.input<typeof quoteFormSchema>;
export type QuotePayload = z.output<typeof quoteFormSchema>;

/** Body of POST /functions/v1/send-quote-emails. The function reads everything else from the row. */
export const sendQuoteEmailsSchema = z.object({
  quote: z.object({ id: z.uuid() }),
  type: z.literal('new_quote'),
});
