import * as z from 'zod/mini';
import { longText, TEXT_LIMITS } from './text.ts';

/** An internal note about a quote. `public.quote_notes` has the same limit. */
export const quoteNoteSchema = z.object({
  body: longText(TEXT_LIMITS.notes).check(z.minLength(1, 'Enter a note.')),
});

export type QuoteNoteValues = z.input<typeof quoteNoteSchema>;
export type QuoteNotePayload = z.output<typeof quoteNoteSchema>;
