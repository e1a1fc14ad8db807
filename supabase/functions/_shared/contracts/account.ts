import * as z from 'zod/mini';
import { emailAddress, oneLine, TEXT_LIMITS } from './text.ts';

/** Every role the database knows (`public.app_role`). No role at all reads as customer. */
export const APP_ROLES = [
  'admin',
  'moderator',
  'freight_broker',
  'carrier',
  'pilot_car',
  'driver',
  'customer',
] as const;
export type AppRole = (typeof APP_ROLES)[number];

/** Roles a person may give themselves at sign-up (design 3.4); the trigger enforces the same list. */
export const SIGN_UP_ROLES = ['freight_broker', 'carrier', 'pilot_car'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];
export const DEFAULT_SIGN_UP_ROLE: SignUpRole = 'carrier';

/** Shortest password Auth accepts; `supabase/config.toml` says the same. */
export const PASSWORD_MIN = 8;
/** In bytes: bcrypt reads no more. */
export const PASSWORD_MAX = 72;

/** A password somebody chooses. */
export const passwordRule = z.string().check(
  z.minLength(PASSWORD_MIN, `Use at least ${String(PASSWORD_MIN)} characters.`),
  z.refine(
    (password) => new TextEncoder().encode(password).length <= PASSWORD_MAX,
    `Use ${String(PASSWORD_MAX)} characters at most.`,
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
  role: z.enum(SIGN_UP_ROLES),
});

/** Asking for a link to choose a new password. */
export const forgotPasswordSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
});

/** What that link leads to. */
export const newPasswordSchema = z.object({ password: passwordRule });

export type SignInValues = z.output<typeof signInSchema>;
export type SignUpValues = z.output<typeof signUpSchema>;
export type NewPasswordValues = z.output<typeof newPasswordSchema>;
