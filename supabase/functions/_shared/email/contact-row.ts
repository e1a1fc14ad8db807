import * as z from 'zod/mini';
import { emailAddress } from '../contracts/text.ts';

/** What the mail needs of a row of `public.contact_messages`, as PostgREST gives it. */
export const contactRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: emailAddress('no mail address'),
  phone: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
});

export type ContactRow = z.output<typeof contactRowSchema>;
