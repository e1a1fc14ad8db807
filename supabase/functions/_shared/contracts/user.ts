import * as z from 'zod/mini';
import { APP_ROLES } from './account.ts';
import { anyLine, TEXT_LIMITS } from './text.ts';

/**
 * What an admin changes about a user: the four columns of `public.profiles` that may be written
 * (specification 2, section 5), and the roles. A name may be missing: not every account has one.
 */
export const userFormSchema = z.object({
  first_name: anyLine(TEXT_LIMITS.personName),
  last_name: anyLine(TEXT_LIMITS.personName),
  phone: anyLine(TEXT_LIMITS.phone),
  company_name: anyLine(TEXT_LIMITS.name),
  roles: z.array(z.enum(APP_ROLES)),
});
export type UserFormValues = z.output<typeof userFormSchema>;
