import { toastReducer, type Toast, type ToastAction, type ToastText } from './toast-reducer';

export type { Toast, ToastText } from './toast-reducer';

/** How long a dismissed toast stays in the store, in ms. */
export const TOAST_REMOVE_DELAY = 1_000_000;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let count = 0;

function dispatch(action: ToastAction) {
  toasts = toastReducer(toasts, action);
  for (const listener of listeners) listener();
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
  if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
  dispatch({ type: 'dismissed', id });
  setTimeout(() => {
    dispatch({ type: 'removed', id });
  }, TOAST_REMOVE_DELAY);
}

/** The toasts, newest first. Returns the same array until something changes. */
export function getToasts(): readonly Toast[] {
  return toasts;
}

/** Calls `listener` after every change. Returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
