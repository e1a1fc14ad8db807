import * as z from 'zod/mini';
import { atLeast, emailAddress, longText, oneLine, optionalLine, TEXT_LIMITS } from './text.ts';

const PHONE_MIN = 10;
const BAD_PHONE = 'Please enter a valid phone number.';

const line = (max: number, min: number, tooShort: string) =>
  oneLine(max, tooShort).check(atLeast(min, tooShort));

/**
 * The contact form. `public.contact_messages` has the same minimum lengths as CHECKs. `z.input` is
 * what the fields hold, `z.output` the columns.
 */
export const contactFormSchema = z.object({
  name: line(TEXT_LIMITS.name, 2, 'Name must be at least 2 characters.'),
  email: emailAddress('Please enter a valid email address.'),
  phone: optionalLine(TEXT_LIMITS.phone).check(
    z.refine((phone) => phone === null || phone.length >= PHONE_MIN, BAD_PHONE),
  ),
  subject: line(TEXT_LIMITS.subject, 5, 'Subject must be at least 5 characters.'),
  message: longText(TEXT_LIMITS.notes).check(
    atLeast(10, 'Message must be at least 10 characters.'),
  ),
});

export type ContactFormValues = z.input<typeof contactFormSchema>;
export type ContactPayload = z.output<typeof contactFormSchema>;

/** Body of POST /functions/v1/send-contact-email. The function reads everything else from the row. */
export const sendContactEmailSchema = z.object({
  message: z.object({ id: z.uuid() }),
});
