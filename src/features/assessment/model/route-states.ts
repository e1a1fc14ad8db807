import { STATES } from '@domain/places/states';

/** The states and provinces a route may cross, by name. */
export const ROUTE_STATES = STATES.toSorted(([, a], [, b]) => (a < b ? -1 : 1));
