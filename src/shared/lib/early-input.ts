/** Something a visitor did with a part of a prerendered page that wasn't hydrated yet. */
export interface EarlyInput {
  type: 'click' | 'submit' | 'change';
  /** The button, form or file field. */
  element: HTMLElement;
  /** The pressed button, which shows that we're working on it. */
  busy: HTMLElement;
}

declare global {
  interface Window {
    /** Set by the script in the head of every prerendered page (app/prerender/inline). */
    earlyInputs?: EarlyInput[];
  }
}

/** Event on the window: {@link Window.earlyInputs} or `useIsEarlyInputHandled` changed. */
export const EARLY_INPUT_EVENT = 'early-input';

/** Event on the window: the site's code failed to load, so nothing will carry out what was recorded. */
export const START_FAILED_EVENT = 'start-failed';

/** React 19 marks an element it has hydrated or created with this property, plus a random suffix. */
const REACT_MARK = '__reactProps$';

/** True if React handles an element's events. */
export function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith(REACT_MARK));
}
