import { isKnownState } from '@assessment/input';
import { CANADIAN_PROVINCES, US_STATES } from '@contracts/regions';
import { splitPlace } from '@/shared/lib/split-place';

const REGIONS = [...US_STATES, ...CANADIAN_PROVINCES];
const NAMES = new Map(REGIONS.map(([code, name]) => [name.toLowerCase(), code]));

/** Name of a state or province by its code. */
export const stateName = (code: string): string =>
  REGIONS.find(([own]) => own === code)?.[1] ?? code;

/** The states and provinces a route may cross, by name. */
export const ROUTE_STATES = REGIONS.filter(([code]) => isKnownState(code)).toSorted(
  ([, a], [, b]) => a.localeCompare(b),
);

/** The state or province of a typed place: `Lima, OH`, `Lima, Ohio` or `Ohio`; null if it names none. */
export function placeState(place: string): string | null {
  const split = splitPlace(place);
  if (split !== null && isKnownState(split.state)) return split.state;
  const words = place
    .trim()
    .toLowerCase()
    .replace(/,?\s*(?:usa?|canada)\.?$/u, '');
  const last = words.split(',').at(-1)?.trim() ?? '';
  return (
    NAMES.get(last) ??
    (/^[a-z]{2}$/u.test(last) && isKnownState(last.toUpperCase()) ? last.toUpperCase() : null)
  );
}
