import { logError } from './log';

type Store = 'localStorage' | 'sessionStorage';

/** What the browser keeps under a key; `null` when there is nothing, or it lets nobody look. */
export function readStorage(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch (error) {
    logError(`${store} cannot be read`, error);
    return null;
  }
}

/** Keeps a text, or forgets it (`null`). A blocked or full store is logged; nothing breaks. */
export function writeStorage(store: Store, key: string, text: string | null): void {
  try {
    if (text === null) window[store].removeItem(key);
    else window[store].setItem(key, text);
  } catch (error) {
    logError(`${store} cannot be written`, error);
  }
}
