import { placeState, stateCode } from './place-state';
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
  if (placeState(place) !== null) return [];
  const towns = withStateAtEnd(place, list) ?? list.get(foldName(place)) ?? [];
  const [largest, next] = towns.toSorted((a, b) => b.size - a.size);
  if (largest === undefined) return [];
  return next === undefined || largest.size - next.size >= CLEARLY_LARGER
    ? [largest]
    : towns.toSorted((a, b) => b.size - a.size).slice(0, MOST_CHOICES);
}

/** `Lima OH` and `Lima Ohio`: a known town and its state without a comma; null if it isn't that. */
function withStateAtEnd(place: string, list: TownList): readonly Town[] | null {
  const words = place.trim().split(/\s+/u);
  for (const count of [1, 2, 3]) {
    const state = stateCode(words.slice(-count).join(' '));
    const name = foldName(words.slice(0, -count).join(' '));
    const town = state === null ? undefined : list.get(name)?.find((own) => own.state === state);
    if (town !== undefined) return [town];
  }
  return null;
}

/** The state or province of a typed place, from its own words or the town list; null if it isn't clear. */
export function stateOf(place: string, list: TownList | null): string | null {
  const named = placeState(place);
  if (named !== null || list === null) return named;
  const [town, ...others] = townsFor(place, list);
  return others.length > 0 ? null : (town?.state ?? null);
}
