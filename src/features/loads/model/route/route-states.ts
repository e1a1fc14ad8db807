import { JURISDICTION_CODES, type Jurisdiction } from '@contracts/jurisdictions';
import { splitPlace } from '@/shared/lib/split-place';

interface Route {
  origin: string;
  destination: string;
  permits: readonly { jurisdiction: string }[];
}

/** The states and provinces a load is known to cross: of its origin, destination and permits. */
export function routeStates({ origin, destination, permits }: Route): Jurisdiction[] {
  const codes = new Set([
    splitPlace(origin)?.state,
    splitPlace(destination)?.state,
    ...permits.map(({ jurisdiction }) => jurisdiction),
  ]);
  return JURISDICTION_CODES.filter((code) => codes.has(code)).sort();
}
