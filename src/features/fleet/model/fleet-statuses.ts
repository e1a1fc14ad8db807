import type { FleetStatus } from '@domain/fleet-status';

/** Status labels in display order. */
export const FLEET_STATUS_LABELS = {
  available: 'Available',
  in_use: 'In use',
  maintenance: 'Maintenance',
  retired: 'Retired',
} as const satisfies Record<FleetStatus, string>;
