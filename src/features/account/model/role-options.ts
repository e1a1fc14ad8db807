import { SIGN_UP_ROLES } from '@contracts/account';
import { ROLE_LABELS } from '@/session/role-labels';

/** The role selector, in the specification's order (1, section 2). */
export const ROLE_OPTIONS = SIGN_UP_ROLES.map((role) => ({
  value: role,
  label: ROLE_LABELS[role],
}));
