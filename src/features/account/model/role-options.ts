import { SIGN_UP_ROLES, type SignUpRole } from '@contracts/account';

const LABELS: Record<SignUpRole, string> = {
  freight_broker: 'Freight Broker',
  carrier: 'Carrier',
  pilot_car: 'Pilot Car',
};

/** The role selector, in the specification's order (1, section 2). */
export const ROLE_OPTIONS = SIGN_UP_ROLES.map((role) => ({ value: role, label: LABELS[role] }));
