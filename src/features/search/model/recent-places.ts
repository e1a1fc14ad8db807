import type { Place } from './palette-item';

const STORAGE_KEY = 'console-recent-places';
const RECENT_MAX = 5;

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { to, title, detail, noun } = value as Record<string, unknown>;
  const isOurs = typeof to === 'string' && to.startsWith('/admin');
  return isOurs && [title, detail, noun].every((text) => typeof text === 'string');
}

/** The places opened last in this tab, newest first. They contain names, so they end with the tab. */
export function recentPlaces(): Place[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, RECENT_MAX) : [];
  } catch {
    return []; // Storage is blocked, or the value isn't ours.
  }
}

/** Adds a place to the recent ones. */
export function rememberPlace(place: Place): void {
  const others = recentPlaces().filter(({ to }) => to !== place.to);
  try {
    window.sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([place, ...others].slice(0, RECENT_MAX)),
    );
  } catch {
    // Storage is blocked or full; recent places are optional.
  }
}
