import * as z from 'zod/mini';
import { storedPieceSchema } from '../contracts/piece.ts';
import { emailAddress } from '../contracts/text.ts';

/** The columns of `public.quotes` that emails need, as PostgREST returns them. */
export const quoteRowSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  reference: z.string(),
  customer_name: z.string(),
  email: emailAddress('not an email address'),
  phone: z.string(),
  origin: z.string(),
  destination: z.string(),
  equipment: z.string(),
  length: z.number(),
  width: z.number(),
  height: z.number(),
  notes: z.nullable(z.string()),
  pieces: z.array(storedPieceSchema),
  weight_lbs: z.nullable(z.number()),
  ready_on: z.nullable(z.string()),
  deliver_by: z.nullable(z.string()),
  are_dates_flexible: z.boolean(),
  po_number: z.nullable(z.string()),
  attachments: z.array(z.string()),
});

export type QuoteRow = z.output<typeof quoteRowSchema>;

/** The same row from `claim_emails`, with the token of the quote's private link. */
export const claimedQuoteSchema = z.extend(quoteRowSchema, { link_token: z.string() });

export type ClaimedQuote = z.output<typeof claimedQuoteSchema>;
