import { isKnownState } from '@assessment/input';
import { CANADIAN_PROVINCES, US_STATES } from '@domain/places/regions';

/** The states and provinces a route may cross, by name. */
export const ROUTE_STATES = [...US_STATES, ...CANADIAN_PROVINCES]
  .filter(([code]) => isKnownState(code))
  .toSorted(([, a], [, b]) => (a < b ? -1 : 1));
