import { logError } from './log';

type Store = 'localStorage' | 'sessionStorage';

/** The stored text under a key; `null` when there is none or storage is blocked. */
export function readStorage(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch (error) {
    logError(`${store} cannot be read`, error);
    return null;
  }
}

/** Stores a text, or removes it (`null`). Only logs an error when storage is blocked or full. */
export function writeStorage(store: Store, key: string, text: string | null): void {
  try {
    if (text === null) window[store].removeItem(key);
    else window[store].setItem(key, text);
  } catch (error) {
    logError(`${store} cannot be written`, error);
  }
}
