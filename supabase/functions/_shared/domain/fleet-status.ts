/** Vehicle statuses. */
export const FLEET_STATUSES = ['available', 'in_use', 'maintenance', 'retired'] as const;
export type FleetStatus = (typeof FLEET_STATUSES)[number];
