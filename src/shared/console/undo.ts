import type { MutationOptions } from '@tanstack/react-query';
import { runMutation } from '@/shared/lib/run-mutation';
import type { ToastText } from '@/shared/lib/toast-store';

/**
 * A toast that offers Undo. Not a hook: the list may be unmounted when the user presses the button.
 */
export function withUndo(text: ToastText, undo: () => MutationOptions): ToastText {
  return { ...text, action: { label: 'Undo', onClick: () => void runMutation(undo()) } };
}
