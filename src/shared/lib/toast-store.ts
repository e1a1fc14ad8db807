import { createStore, type ReadableStore } from './store';
import { toastReducer, type Toast, type ToastAction, type ToastText } from './toast-reducer';

export type { Toast, ToastText } from './toast-reducer';

/** Time a dismissed toast stays in the store, in ms. */
export const TOAST_REMOVE_DELAY = 1_000_000;

const store = createStore<readonly Toast[]>([]);
let count = 0;

/** The toasts, newest first. */
export const toastStore: ReadableStore<readonly Toast[]> = store;

function dispatch(action: ToastAction) {
  store.set(toastReducer(store.getState(), action));
}

/** Shows a toast in place of the current one. Also works outside React. Returns the toast's id. */
export function showToast(text: ToastText): string {
  count += 1;
  const id = `toast-${String(count)}`;
  dispatch({ type: 'added', toast: { ...text, id, isOpen: true } });
  return id;
}

/** Changes the text of a toast. */
export function updateToast(id: string, text: Partial<ToastText>): void {
  dispatch({ type: 'updated', id, text });
}

/** Closes a toast and removes it after {@link TOAST_REMOVE_DELAY}. */
export function dismissToast(id: string): void {
  if (!store.getState().some((toast) => toast.id === id && toast.isOpen)) return;
  dispatch({ type: 'dismissed', id });
  setTimeout(() => {
    dispatch({ type: 'removed', id });
  }, TOAST_REMOVE_DELAY);
}
