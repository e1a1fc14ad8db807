import { FLEET_STATUSES } from '@contracts/fleet';
import type { FiltersOf } from '@/shared/console/list/list-params';

/** What of the console's fleet stands in the address. */
export const FLEET_LIST_PARAMS = {
  open: 'vehicle',
  choices: { status: FLEET_STATUSES },
  sorts: ['newest'],
} as const;

/** Stands in the address for a vehicle that is being added. */
export const NEW_VEHICLE = 'new';

export type FleetFilters = FiltersOf<typeof FLEET_LIST_PARAMS>;
