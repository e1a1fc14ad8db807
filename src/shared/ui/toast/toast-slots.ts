import { createStore, type ReadableStore } from '@/shared/lib/store';

/** The place for toasts in an open dialog or drawer. */
export interface ToastSlotEntry {
  element: HTMLElement;
  /** Closes the dialog, as Escape does. */
  close: () => void;
}

const store = createStore<readonly ToastSlotEntry[]>([]);

/** The slots of open dialogs and drawers; the last one is on top. */
export const toastSlots: ReadableStore<readonly ToastSlotEntry[]> = store;

/** Adds a slot on top. Returns the function that removes it. */
export function addToastSlot(slot: ToastSlotEntry): () => void {
  store.set([...store.getState(), slot]);
  return () => {
    store.set(store.getState().filter((other) => other !== slot));
  };
}
