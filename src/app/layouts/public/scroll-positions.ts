import type { Location } from 'react-router-dom';
import { logError } from '@/shared/lib/log';

const STORAGE_KEY = 'scroll-positions';

/** Scroll position of each history entry in CSS pixels, by `scrollKey`. */
export type ScrollPositions = Map<string, number>;

/**
 * Key of a scroll position. Every page that was loaded, not navigated to, has the location key
 * `default`, so those use their path.
 */
export function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? `loaded ${pathname}` : key;
}

/**
 * True if the document was opened by a normal navigation, not by reload or Back: then it starts at
 * its top or anchor, even if an earlier visit in this tab stored a position.
 */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/** The positions stored by this tab before a reload; empty when storage is blocked. */
export function readScrollPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(stored as [string, number][]);
  } catch (error) {
    logError('The scroll positions could not be read', error);
    return new Map();
  }
}

/** Stores the positions of this tab. When storage is blocked, Back goes to the top of the page. */
export function storeScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch (error) {
    logError('The scroll positions could not be stored', error);
  }
}
