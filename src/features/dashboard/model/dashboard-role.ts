import type { AppRole } from '@domain/roles';

/** The role whose dashboard is shown: the first one, or customer without a role. */
export function dashboardRole(roles: readonly AppRole[]): AppRole {
  return roles[0] ?? 'customer';
}
