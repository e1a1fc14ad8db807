import { JURISDICTION_CODES, type Jurisdiction } from '@contracts/jurisdictions';
import { readPlace } from '@contracts/place';

interface Route {
  origin: string;
  destination: string;
  permits: readonly { jurisdiction: string }[];
}

/** The states and provinces a load is known to cross: of its origin, destination and permits. */
export function routeStates({ origin, destination, permits }: Route): Jurisdiction[] {
  const codes = new Set<string | null>([
    readPlace(origin).region,
    readPlace(destination).region,
    ...permits.map(({ jurisdiction }) => jurisdiction),
  ]);
  return JURISDICTION_CODES.filter((code) => codes.has(code)).sort();
}
