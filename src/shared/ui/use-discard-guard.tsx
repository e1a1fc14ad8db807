import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { guardLeaving } from './leave-guard';
import { UnsavedChangesContext } from './unsaved-changes';

interface DiscardGuard {
  /** Runs an action that closes the form, after asking if there are unsaved changes. */
  ask: (action: () => void) => void;
  /** Wraps a drawer or dialog: connects its forms and renders the question. */
  wrap: (children: ReactNode) => ReactNode;
}

/**
 * Asks before a drawer or dialog with unsaved changes closes, and before the user leaves its page. Forms
 * report with `useUnsavedChanges`.
 */
export function useDiscardGuard(): DiscardGuard {
  const forms = useRef(new Map<string, () => void>());
  const stopGuarding = useRef<() => void>(undefined);
  const [pending, setPending] = useState<(() => void) | null>(null);
  const ask = useCallback((action: () => void) => {
    if (forms.current.size === 0) action();
    else setPending(() => action);
  }, []);
  const discard = useCallback(() => {
    for (const discardForm of forms.current.values()) discardForm();
  }, []);
  const add = useCallback(
    (form: string, onDiscard: () => void) => {
      if (forms.current.size === 0) stopGuarding.current = guardLeaving({ ask, discard });
      forms.current.set(form, onDiscard);
      return () => {
        forms.current.delete(form);
        if (forms.current.size === 0) stopGuarding.current?.();
      };
    },
    [ask, discard],
  );
  const unsaved = useMemo(() => ({ add, ask }), [add, ask]);

  return {
    ask,
    wrap: (children) => (
      <UnsavedChangesContext value={unsaved}>
        {children}
        <ConfirmDialog
          open={pending !== null}
          onOpenChange={() => {
            setPending(null);
          }}
          title="Discard unsaved changes?"
          description="What you typed isn’t saved."
          cancelLabel="Keep editing"
          confirmLabel="Discard"
          onConfirm={() => {
            discard();
            setPending(null);
            pending?.();
          }}
        />
      </UnsavedChangesContext>
    ),
  };
}
