import type { AppRole } from '@contracts/account';

/** The role that decides the dashboard: the first one; none reads as customer (specification 2, 6). */
export function dashboardRole(roles: readonly AppRole[]): AppRole {
  return roles[0] ?? 'customer';
}
