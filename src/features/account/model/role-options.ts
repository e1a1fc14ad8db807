import { SIGN_UP_ROLES } from '@contracts/account';
import { ROLE_LABELS } from '@/session/role-labels';

/** Options of the role selector, in order. */
export const ROLE_OPTIONS = SIGN_UP_ROLES.map((role) => ({
  value: role,
  label: role === 'shipper' ? 'Shipper' : ROLE_LABELS[role],
}));

/** Explains each role. */
export const ROLE_HINT =
  'Freight brokers move their customers’ freight. Carriers haul with their own trucks. Pilot cars escort loads. Shippers send their own freight.';
