import * as z from 'zod/mini';
import { emailAddress } from '../contracts/text.ts';

/** What mails need of a row of `public.quotes`, as PostgREST gives it. */
export const quoteRowSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  reference: z.string(),
  customer_name: z.string(),
  email: emailAddress('no mail address'),
  phone: z.string(),
  origin: z.string(),
  destination: z.string(),
  equipment: z.string(),
  length: z.number(),
  width: z.number(),
  height: z.number(),
  notes: z.nullable(z.string()),
});

export type QuoteRow = z.output<typeof quoteRowSchema>;

/** The same as `claim_quote_email` gives it, with the token that opens the quote's status page. */
export const claimedQuoteSchema = z.extend(quoteRowSchema, { link_token: z.string() });

export type ClaimedQuote = z.output<typeof claimedQuoteSchema>;
