import { readStorage, writeStorage } from './storage';
import { createStore, type Store } from './store';

/** A text kept on this device; `null` when there is none. Follows changes made in other tabs. */
export function createStoredText(key: string): Store<string | null> {
  const store = createStore<string | null>(null);
  return {
    ...store,
    getState: () => readStorage('localStorage', key),
    set: (text) => {
      writeStorage('localStorage', key, text);
      store.set(text);
    },
    subscribe: (listener) => {
      const stop = store.subscribe(listener);
      const handleStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(event.newValue);
      };
      window.addEventListener('storage', handleStorage);
      return () => {
        stop();
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}
