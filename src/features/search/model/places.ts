/** Somewhere the palette leads. */
export interface Place {
  /** Its address. */
  to: string;
  title: string;
  /** What it is, or what the record says. */
  detail: string;
}

const STORAGE_KEY = 'console-recent-places';
const RECENT_MAX = 5;

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { to, title, detail } = value as Record<string, unknown>;
  const isOurs = typeof to === 'string' && to.startsWith('/admin');
  return isOurs && typeof title === 'string' && typeof detail === 'string';
}

/** Where somebody went last in this tab, newest first. They hold names, so they end with the tab. */
export function recentPlaces(): Place[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, RECENT_MAX) : [];
  } catch {
    return []; // Blocked, or not ours.
  }
}

/** Keeps a place for the next time. */
export function rememberPlace(place: Place): void {
  const others = recentPlaces().filter(({ to }) => to !== place.to);
  try {
    window.sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([place, ...others].slice(0, RECENT_MAX)),
    );
  } catch {
    // Blocked or full: there is nothing recent then.
  }
}
