import { createContext, useContext, useEffect, useId, useRef } from 'react';

/** The context a drawer or dialog offers to its forms. */
interface UnsavedChanges {
  /** Marks a form as having unsaved changes until the returned function is called. */
  add: (form: string, onDiscard: () => void) => () => void;
  /** Runs an action that would lose unsaved changes, after asking if there are any. */
  ask: (action: () => void) => void;
}

export const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

const nothing = () => undefined;

/**
 * Makes the drawer or dialog around a form ask before it closes, or the user leaves its page, while the
 * form has unsaved changes. `onDiscard` clears what the form keeps elsewhere, such as a draft.
 */
export function useUnsavedChanges(isDirty: boolean, onDiscard: () => void = nothing): void {
  const add = useContext(UnsavedChangesContext)?.add;
  const form = useId();
  const discard = useRef(onDiscard);
  useEffect(() => {
    discard.current = onDiscard;
  }, [onDiscard]);
  useEffect(() => {
    if (!isDirty) return undefined;
    return add?.(form, () => {
      discard.current();
    });
  }, [isDirty, add, form]);
}

/** Returns a function that runs an action, after asking if it would lose unsaved changes. */
export function useDiscardFirst(): (action: () => void) => void {
  const ask = useContext(UnsavedChangesContext)?.ask;
  return (action) => {
    if (ask === undefined) action();
    else ask(action);
  };
}
