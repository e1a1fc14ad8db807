import { UNIT_KINDS } from '@domain/unit-kind';
import type { FiltersOf } from '@/shared/console/list/list-params';

/** Value of the `unit` parameter that opens the form for a new unit. */
export const NEW_UNIT = 'new';

/** URL parameters of the list of units. */
export const UNIT_LIST_PARAMS = {
  open: 'unit',
  choices: { kind: UNIT_KINDS, service: ['in', 'out'] },
  sorts: ['number', 'number_down', 'newest'],
} as const;

export type UnitFilters = FiltersOf<typeof UNIT_LIST_PARAMS>;

/** Value of the `tab` parameter on the fleet page. */
export const UNITS_TAB = 'units';
