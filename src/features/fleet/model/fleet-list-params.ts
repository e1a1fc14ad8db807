import { FLEET_STATUSES } from '@domain/fleet-status';
import type { FiltersOf } from '@/shared/console/list/list-params';

/** URL parameters of the fleet list. */
export const FLEET_LIST_PARAMS = {
  open: 'vehicle',
  choices: { status: FLEET_STATUSES },
  sorts: ['newest'],
} as const;

/** Value of the `vehicle` parameter while a new vehicle is being added. */
export const NEW_VEHICLE = 'new';

export type FleetFilters = FiltersOf<typeof FLEET_LIST_PARAMS>;
