import { readPlace } from '@domain/places/place';
import { PLACE_NAMES } from '@domain/places/place-names';
import { foldName, type Town, type TownList } from './town-list';

/**
 * A name means its largest town, without asking, if that town is at least this many doublings larger than the
 * next.
 */
const CLEARLY_LARGER = 4;
/** With more choices, typing the state is faster than reading a list. */
const MOST_CHOICES = 5;

/** The towns a text may mean: one, or several to choose from; empty if none is known. */
export function townsFor(place: string, list: TownList): readonly Town[] {
  if (readPlace(place).region !== null) return [];
  const towns = withStateAtEnd(place, list) ?? list.get(foldName(place)) ?? [];
  const [largest, next] = towns.toSorted((a, b) => b.size - a.size);
  if (largest === undefined) return [];
  return next === undefined || largest.size - next.size >= CLEARLY_LARGER
    ? [largest]
    : towns.toSorted((a, b) => b.size - a.size).slice(0, MOST_CHOICES);
}

/** `gary in`: a known town and a code that is also a word; null for any other text. */
function withStateAtEnd(place: string, list: TownList): readonly Town[] | null {
  const words = place.trim().split(/\s+/u);
  const state = PLACE_NAMES.get(words.pop()?.toLowerCase() ?? '');
  const town = list.get(foldName(words.join(' ')))?.find((own) => own.state === state);
  return town === undefined ? null : [town];
}

/**
 * The state or province of a typed place, from its own words or the town list; `MX` for Mexico, null if it
 * isn't clear.
 */
export function stateOf(place: string, list: TownList | null): string | null {
  const named = readPlace(place).region;
  if (named !== null || list === null) return named;
  const [town, ...others] = townsFor(place, list);
  return others.length > 0 ? null : (town?.state ?? null);
}
