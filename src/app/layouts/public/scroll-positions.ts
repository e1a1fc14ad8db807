import type { Location } from 'react-router-dom';
import { logError } from '@/shared/lib/log';

const STORAGE_KEY = 'scroll-positions';

/** How far each entry of the tab's history was scrolled, in CSS pixels, by `scrollKey`. */
export type ScrollPositions = Map<string, number>;

/**
 * What a position is kept under. A page that was loaded and not navigated to has the same key as
 * every other such page, so it goes by its path.
 */
export function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? `loaded ${pathname}` : key;
}

/**
 * Whether the document was opened anew, neither reloaded nor gone back to: then it starts at its
 * top or anchor, whatever an earlier visit in this tab looked at last.
 */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/** The positions of this tab from before it was reloaded; none where storage is blocked. */
export function readScrollPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(stored as [string, number][]);
  } catch (error) {
    logError('The scroll positions could not be read', error);
    return new Map();
  }
}

/** Keeps the positions for when the tab comes back; without storage, going back leads to the top. */
export function storeScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch (error) {
    logError('The scroll positions could not be stored', error);
  }
}
