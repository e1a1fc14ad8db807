import * as z from 'zod/mini';
import { APP_ROLES } from './account.ts';
import { anyLine, emailAddress, oneLine, TEXT_LIMITS } from './text.ts';

/**
 * What an admin changes about a user: the four columns of `public.profiles` that may be written
 * (specification 2, section 5), and the roles. A name may be missing: not every account has one.
 */
export const userFormSchema = z.object({
  /** Shown beside the rest; nobody changes it here. */
  email: z.string(),
  first_name: anyLine(TEXT_LIMITS.personName),
  last_name: anyLine(TEXT_LIMITS.personName),
  phone: anyLine(TEXT_LIMITS.phone),
  company_name: anyLine(TEXT_LIMITS.name),
  roles: z.array(z.enum(APP_ROLES)),
});
export type UserFormValues = z.output<typeof userFormSchema>;

/** The form that adds a user. Unlike an account that is there it must say who it is for, and for what. */
export const invitationFormSchema = z.extend(userFormSchema, {
  email: emailAddress('Please enter a valid email address.'),
  first_name: oneLine(TEXT_LIMITS.personName, 'Enter the first name.'),
  last_name: oneLine(TEXT_LIMITS.personName, 'Enter the last name.'),
  roles: userFormSchema.shape.roles.check(z.minLength(1, 'Choose at least one role.')),
});
export type InvitationFormValues = z.output<typeof invitationFormSchema>;

/**
 * What `invite-user` is called with: somebody new, or a user who has not joined yet and gets the
 * mail again. The id is the form's own, so that a second call mails nobody twice.
 */
export const inviteUserSchema = z.union([
  z.object({ id: z.uuid(), person: invitationFormSchema }),
  z.object({ id: z.uuid(), user_id: z.uuid() }),
]);
export type InviteUser = z.output<typeof inviteUserSchema>;
