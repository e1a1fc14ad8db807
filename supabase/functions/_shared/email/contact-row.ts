import * as z from 'zod/mini';
import { emailAddress } from '../contracts/text.ts';

/** The columns of `public.contact_messages` that emails need, as PostgREST returns them. */
export const contactRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: emailAddress('not an email address'),
  phone: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
});

export type ContactRow = z.output<typeof contactRowSchema>;
