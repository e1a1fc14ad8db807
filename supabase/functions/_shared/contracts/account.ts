import * as z from 'zod/mini';
import { emailAddress, oneLine, TEXT_LIMITS } from './text.ts';

/** The choices at sign-up: one of three roles, or none (`shipper`). The trigger enforces the list. */
export const SIGN_UP_ROLES = ['freight_broker', 'carrier', 'pilot_car', 'shipper'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** Shortest password Auth accepts; the same number is in `supabase/config.toml`. */
export const PASSWORD_MIN = 8;
/** In bytes: bcrypt ignores the rest. */
export const PASSWORD_MAX = 72;

/** A new password. */
export const passwordRule = z.string().check(
  z.minLength(PASSWORD_MIN, `Use at least ${String(PASSWORD_MIN)} characters.`),
  z.refine(
    (password) => new TextEncoder().encode(password).length <= PASSWORD_MAX,
    `Use ${String(PASSWORD_MAX)} characters or fewer.`,
  ),
);

export const signInSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

export const signUpSchema = z.object({
  first_name: oneLine(TEXT_LIMITS.personName, 'Enter your first name.'),
  last_name: oneLine(TEXT_LIMITS.personName, 'Enter your last name.'),
  email: emailAddress('Please enter a valid email address.'),
  password: passwordRule,
  role: z.enum(SIGN_UP_ROLES, 'Choose your role.'),
});

/** Requests a password reset link. */
export const forgotPasswordSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
});

/** The form the password reset link opens. */
export const newPasswordSchema = z.object({ password: passwordRule });

export type SignInValues = z.output<typeof signInSchema>;
export type SignUpInput = z.input<typeof signUpSchema>;
export type SignUpValues = z.output<typeof signUpSchema>;
export type NewPasswordValues = z.output<typeof newPasswordSchema>;
