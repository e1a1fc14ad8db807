import * as z from 'zod/mini';
import { passwordRule } from './account.ts';
import { JURISDICTION_CODES } from '../domain/places/states.ts';
import { anyLine, emailAddress, oneLine, optionalLine, TEXT_LIMITS } from './text.ts';

/**
 * The user's own profile form: the four columns of `public.profiles` they may write, with the table's
 * limits.
 */
export const profileFormSchema = z.object({
  first_name: oneLine(TEXT_LIMITS.personName, 'Enter your first name.'),
  last_name: oneLine(TEXT_LIMITS.personName, 'Enter your last name.'),
  phone: optionalLine(TEXT_LIMITS.phone),
  company_name: optionalLine(TEXT_LIMITS.name),
});
export type ProfileFormValues = z.input<typeof profileFormSchema>;
export type ProfilePayload = z.output<typeof profileFormSchema>;

/** Changes the password; requires the current one. */
export const passwordFormSchema = z
  .object({
    current: z.string().check(z.minLength(1, 'Enter your current password.')),
    next: passwordRule,
  })
  .check(
    z.refine(({ current, next }) => current !== next, {
      path: ['next'],
      message: 'Choose a password that differs from the current one.',
    }),
  );
export type PasswordFormValues = z.output<typeof passwordFormSchema>;

export const emailFormSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
});

/** A pilot car's equipment and certifications: the columns of `public.pilot_profiles`. */
export const equipmentFormSchema = z.object({
  home_base_city: anyLine(TEXT_LIMITS.city),
  home_base_state: z.pipe(
    z.union([z.literal(''), z.enum(JURISDICTION_CODES)]),
    z.transform((code) => (code === '' ? null : code)),
  ),
  has_high_pole: z.boolean(),
  certified_states: z.array(z.enum(JURISDICTION_CODES)),
});
export type EquipmentFormValues = z.input<typeof equipmentFormSchema>;
export type EquipmentPayload = z.output<typeof equipmentFormSchema>;
