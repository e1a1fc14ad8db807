import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { UnsavedChangesContext } from './unsaved-changes';

interface DiscardGuard {
  /** Runs an action that closes the form, after asking if there are unsaved changes. */
  ask: (action: () => void) => void;
  /** Wraps a drawer or dialog: connects its forms and renders the question. */
  wrap: (children: ReactNode) => ReactNode;
}

/** Asks before a drawer or dialog with unsaved changes closes. Forms report with `useUnsavedChanges`. */
export function useDiscardGuard(): DiscardGuard {
  const forms = useRef(new Map<string, () => void>());
  const [pending, setPending] = useState<(() => void) | null>(null);
  const add = useCallback((form: string, onDiscard: () => void) => {
    forms.current.set(form, onDiscard);
    return () => {
      forms.current.delete(form);
    };
  }, []);
  const ask = useCallback((action: () => void) => {
    if (forms.current.size === 0) action();
    else setPending(() => action);
  }, []);
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
            for (const discard of forms.current.values()) discard();
            setPending(null);
            pending?.();
          }}
        />
      </UnsavedChangesContext>
    ),
  };
}
