import type { AppRole } from '@contracts/account';

/** What a role is called on the badge. */
export const ROLE_LABELS: Record<AppRole, string> = {
  admin: 'Admin',
  moderator: 'Moderator',
  freight_broker: 'Freight Broker',
  carrier: 'Carrier',
  pilot_car: 'Pilot Car',
  driver: 'Driver',
  customer: 'Customer',
};

/** The role that decides the dashboard: the first one; none reads as customer (specification 2, 6). */
export function dashboardRole(roles: readonly AppRole[]): AppRole {
  return roles[0] ?? 'customer';
}
