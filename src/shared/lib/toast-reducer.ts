/** Text and look of a toast. `destructive` is for failures. */
export interface ToastText {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button such as Undo; clicking it closes the toast. */
  action?: { label: string; onClick: () => void };
}

/** A toast in the store: open, then dismissed (`isOpen` is false), then removed. */
export interface Toast extends ToastText {
  id: string;
  isOpen: boolean;
}

export type ToastAction =
  | { type: 'added'; toast: Toast }
  | { type: 'updated'; id: string; text: Partial<ToastText> }
  | { type: 'dismissed'; id: string }
  | { type: 'removed'; id: string };

/** Toasts shown at a time. */
export const TOAST_LIMIT = 1;

/** Adds, updates, dismisses and removes toasts. */
export function toastReducer(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case 'added':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT);
    case 'updated':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, ...action.text } : toast));
    case 'dismissed':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, isOpen: false } : toast));
    case 'removed':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}
