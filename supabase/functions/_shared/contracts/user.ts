import * as z from 'zod/mini';
import { APP_ROLES } from '../domain/roles.ts';
import { anyLine, emailAddress, oneLine, TEXT_LIMITS } from './text.ts';

/**
 * The fields of a user that an admin can change: four columns of `public.profiles`, and the roles. Names may
 * be blank, because not every account has one.
 */
export const userFormSchema = z.object({
  /** Read-only in the form. */
  email: z.string(),
  first_name: anyLine(TEXT_LIMITS.personName),
  last_name: anyLine(TEXT_LIMITS.personName),
  phone: anyLine(TEXT_LIMITS.phone),
  company_name: anyLine(TEXT_LIMITS.name),
  roles: z.array(z.enum(APP_ROLES)),
});
export type UserFormValues = z.output<typeof userFormSchema>;

/** The form that invites a user. Unlike an existing account, it requires a name and a role. */
export const invitationFormSchema = z.extend(userFormSchema, {
  email: emailAddress('Please enter a valid email address.'),
  first_name: oneLine(TEXT_LIMITS.personName, 'Enter the first name.'),
  last_name: oneLine(TEXT_LIMITS.personName, 'Enter the last name.'),
  roles: userFormSchema.shape.roles.check(z.minLength(1, 'Choose at least one role.')),
});
export type InvitationFormValues = z.output<typeof invitationFormSchema>;

/**
 * Body of POST /functions/v1/invite-user: a new person, or an existing user who hasn't joined yet and
 * gets another email. The form creates the id, so a repeated call doesn't send a second email.
 */
export const inviteUserSchema = z.union([
  z.object({ id: z.uuid(), person: invitationFormSchema }),
  z.object({ id: z.uuid(), user_id: z.uuid() }),
]);
export type InviteUser = z.output<typeof inviteUserSchema>;

/** Body of POST /functions/v1/reset-second-factor. */
export const resetSecondFactorSchema = z.object({ user_id: z.uuid() });
export type ResetSecondFactor = z.output<typeof resetSecondFactorSchema>;
