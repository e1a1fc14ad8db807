import * as z from 'zod/mini';
import { longText, oneLine, TEXT_LIMITS } from './text.ts';

/** Service categories (`public.service_category`). */
export const SERVICE_CATEGORIES = [
  'Heavy Haul',
  'Oversized Transport',
  'Machinery Moving',
  'Construction Equipment',
  'Industrial Transport',
  'Special Projects',
] as const;

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
