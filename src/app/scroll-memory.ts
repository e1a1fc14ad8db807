import type { Location } from 'react-router-dom';

/** Where the positions of this tab are kept. */
export const SCROLL_STORAGE = 'scroll-positions';

/**
 * What a page's position is kept under. A page that was loaded and not navigated to has the same
 * key as every other such page, so it goes by its path.
 */
export const scrollKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === 'default' ? `loaded ${pathname}` : key;

/**
 * Drops the position of a page that is opened anew (not reloaded, not gone back to): it starts at
 * its top or at its anchor, whatever an earlier visit in this tab looked at last.
 */
export function forgetScrollOfNewVisit(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE) ?? '{}');
    const key = scrollKey({ key: 'default', pathname: window.location.pathname });
    const kept = Object.entries(stored ?? {}).filter(([name]) => name !== key);
    sessionStorage.setItem(SCROLL_STORAGE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Blocked or not ours: then nothing is restored either.
  }
}
