import { createStore, type ReadableStore } from '@/shared/lib/store';

const store = createStore<readonly HTMLElement[]>([]);

/** Where open dialogs and drawers show toasts; the last one is on top. */
export const toastSlots: ReadableStore<readonly HTMLElement[]> = store;

/** Adds a slot on top. Returns the function that removes it. */
export function addToastSlot(slot: HTMLElement): () => void {
  store.set([...store.getState(), slot]);
  return () => {
    store.set(store.getState().filter((other) => other !== slot));
  };
}
