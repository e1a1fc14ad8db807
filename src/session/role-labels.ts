import type { AppRole } from '@domain/roles';

/** Display names of the roles. */
export const ROLE_LABELS: Record<AppRole, string> = {
  admin: 'Admin',
  moderator: 'Moderator',
  freight_broker: 'Freight Broker',
  carrier: 'Carrier',
  pilot_car: 'Pilot Car',
  driver: 'Driver',
  customer: 'Customer',
};
