import { showToast, toastStore, type ToastText } from './toast-store';

let waiting: ToastText | undefined;
let unsubscribe: (() => void) | undefined;

function showWhenFree() {
  if (waiting === undefined || toastStore.getState().some(({ isOpen }) => isOpen)) return;
  const text = waiting;
  waiting = undefined;
  unsubscribe?.();
  unsubscribe = undefined;
  showToast(text);
}

/**
 * Shows a toast once no other is open, so that news doesn't replace the result of an action and its Undo.
 * If several wait, it shows only the last one.
 */
export function showToastLater(text: ToastText): void {
  waiting = text;
  unsubscribe ??= toastStore.subscribe(showWhenFree);
  showWhenFree();
}
