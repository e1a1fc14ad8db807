import * as z from 'zod/mini';
import { EXPERIENCE_OPTIONS } from '../domain/application-options.ts';
import { dayField } from './day-fields.ts';
import { emailAddress, oneLine, optionalLine, optionalText, TEXT_LIMITS } from './text.ts';

const experienceYears = z.pipe(
  z.string(),
  z.transform((chosen) => {
    const option = EXPERIENCE_OPTIONS.find(({ years }) => String(years) === chosen);
    return option?.years ?? null;
  }),
);

/**
 * The application form without its files. `z.input` is what the fields hold, `z.output` the columns.
 * File paths are added after the upload.
 */
export const applicationFormSchema = z.object({
  job_title: oneLine(TEXT_LIMITS.jobTitle, 'Choose a position.'),
  first_name: oneLine(TEXT_LIMITS.personName, 'Enter your first name.'),
  last_name: oneLine(TEXT_LIMITS.personName, 'Enter your last name.'),
  email: emailAddress('Please enter a valid email address.'),
  phone: oneLine(TEXT_LIMITS.phone, 'Enter a phone number.'),
  address: optionalLine(TEXT_LIMITS.place),
  city: optionalLine(TEXT_LIMITS.city),
  state: optionalLine(TEXT_LIMITS.state),
  zip_code: optionalLine(TEXT_LIMITS.zip),
  experience_years: experienceYears,
  availability_date: z.pipe(
    dayField(),
    z.transform((text) => (text === '' ? null : text)),
  ),
  cdl_license: z.boolean(),
  cover_letter: optionalText(TEXT_LIMITS.notes),
});

export type ApplicationFormValues = z.input<typeof applicationFormSchema>;
export type ApplicationPayload = z.output<typeof applicationFormSchema>;

/** Body of POST /functions/v1/send-application-email. The function reads the rest from the row. */
export const sendApplicationEmailSchema = z.object({
  application: z.object({ id: z.uuid() }),
});
