import * as z from 'zod/mini';
import { checkSize, readSize, sizeFields } from './size.ts';
import { emailAddress, oneLine, optionalText, TEXT_LIMITS } from './text.ts';

/** Quote statuses. */
export const QUOTE_STATUSES = ['new', 'reviewed', 'archived'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/**
 * The quote form. `z.input` is what the fields hold (text), `z.output` the columns a visitor may
 * write: lengths in feet. The form requires dimensions above 0; the table also accepts 0, meaning
 * "not given".
 */
export const quoteFormSchema = z.pipe(
  z
    .object({
      customer_name: oneLine(TEXT_LIMITS.name, 'Enter your name.'),
      email: emailAddress('Please enter a valid email address.'),
      phone: oneLine(TEXT_LIMITS.phone, 'Enter a phone number.'),
      origin: oneLine(TEXT_LIMITS.place, 'Enter the origin.'),
      destination: oneLine(TEXT_LIMITS.place, 'Enter the destination.'),
      equipment: oneLine(TEXT_LIMITS.equipment, 'Enter the equipment or describe the load.'),
      ...sizeFields,
      notes: optionalText(TEXT_LIMITS.notes),
    })
    .check(checkSize({ isRequired: true })),
  z.transform((form) => readSize(form, 0)),
);

export type QuoteFormValues = z.input<typeof quoteFormSchema>;
export type QuotePayload = z.output<typeof quoteFormSchema>;

/** Body of POST /functions/v1/send-quote-emails. The function reads everything else from the row. */
export const sendQuoteEmailsSchema = z.object({
  quote: z.object({ id: z.uuid() }),
  type: z.literal('new_quote'),
});
