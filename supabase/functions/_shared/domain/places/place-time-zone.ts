import { readPlace } from './place.ts';
import { STATE_ZONES, type LoadTimeZone } from '../time/time-zones.ts';
import { TOWNS_IN_ANOTHER_ZONE } from './town-zones.ts';

/**
 * The time zone of a typed place; null if its state isn't clear or it is in Mexico. The database has the same
 * answer (`private.time_zone_of`).
 */
export function timeZoneOf(place: string): LoadTimeZone | null {
  const { town, region } = readPlace(place);
  if (region === null) return null;
  const other = TOWNS_IN_ANOTHER_ZONE.find(
    ([state, , towns]) => state === region && towns.split('|').includes(town),
  );
  return other?.[1] ?? STATE_ZONES.get(region) ?? null;
}
