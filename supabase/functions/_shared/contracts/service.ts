import * as z from 'zod/mini';
import { SERVICE_CATEGORIES } from '../domain/service-category.ts';
import { longText, oneLine, TEXT_LIMITS } from './text.ts';

const PRICE_MAX = 80;
const DESCRIPTION_MAX = 500;

/** The service form. `public.services` has the same limits as CHECKs. */
export const serviceFormSchema = z.object({
  name: oneLine(TEXT_LIMITS.name, 'Enter a name.'),
  category: z.enum(SERVICE_CATEGORIES, 'Choose a category.'),
  short_description: longText(DESCRIPTION_MAX),
  /** Free text: '$3.50/mile', 'Contact for Quote'. */
  price: oneLine(PRICE_MAX, 'Enter a price or a text such as Contact for Quote.'),
  active: z.boolean(),
});

export type ServiceFormValues = z.input<typeof serviceFormSchema>;
export type ServicePayload = z.output<typeof serviceFormSchema>;
