import * as z from 'zod/mini';
import { longText, TEXT_LIMITS } from './text.ts';

/** What the office notes about a quote; `public.quote_notes` has the same limit. */
export const quoteNoteSchema = z.object({
  body: longText(TEXT_LIMITS.notes).check(z.minLength(1, 'Write something first.')),
});

export type QuoteNoteValues = z.input<typeof quoteNoteSchema>;
export type QuoteNotePayload = z.output<typeof quoteNoteSchema>;
