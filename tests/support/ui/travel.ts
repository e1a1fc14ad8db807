import { formatFullMoment } from '@domain/time/moment-text';
import { legLimits } from '@/features/loads/model/travel/leg-limits';
import type {
  PermitTravel,
  TravelChanges,
  TravelRule,
  TravelSize,
} from '@/features/loads/model/travel/limit-types';
import type { TravelPlace } from '@/features/loads/model/travel/travel-day';

/** Loads, permits and rules for tests of travel windows. */

const SIZE: TravelSize = {
  length: 110,
  width: 14,
  height: 15,
  weight: 160_000,
  isSuperload: false,
};
/** Where the sun rises at 6:50 AM and sets at 7:34 PM on September 10, 2026. */
export const BUFFALO: TravelPlace = {
  jurisdiction: 'NY',
  zone: 'America/New_York',
  points: [{ latitude: 42.89, longitude: -78.88 }],
};
/** A permit that says nothing about travel, or what is given. */
export const permit = (parts: Partial<PermitTravel> = {}): PermitTravel => ({
  leg_id: 'leg',
  authority_type: 'state',
  permit_number: 'NY-1',
  travel_days: null,
  travel_from: null,
  travel_until: null,
  is_night_allowed: false,
  curfews: [],
  ...parts,
});
export const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** A rule on file. */
export const rule = (state: string, name: TravelRule['rule'], value: string): TravelRule => ({
  ...{ state, rule: name, value, certainty: 'B', is_conflict: false },
});
export interface Given {
  rules?: TravelRule[];
  permits?: PermitTravel[];
  changes?: TravelChanges;
  isOversize?: boolean;
}
/** The limits of a leg of an oversize load. */
export const limitsOf = (jurisdiction: string, given: Given = {}) =>
  legLimits({
    jurisdiction,
    isOversize: given.isOversize ?? true,
    size: SIZE,
    rules: given.rules ?? [],
    permits: given.permits ?? [],
    changes: given.changes ?? {},
  });
/** A moment in milliseconds. */
export const at = (iso: string) => Date.parse(iso);
/** A moment as dispatch reads it. */
export const shown = (ms: number | undefined, zone: string) =>
  ms === undefined ? null : formatFullMoment(ms, zone);
