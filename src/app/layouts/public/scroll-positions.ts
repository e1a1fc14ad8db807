import { logError } from '@/shared/lib/log';

const STORAGE_KEY = 'scroll-positions';

/** How far each entry of the tab's history was scrolled, in CSS pixels, by the entry's key. */
export type ScrollPositions = Map<string, number>;

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
