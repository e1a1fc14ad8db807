import { handlePopsFirst } from '../lib/pop-handler';

/**
 * Asks before the user leaves unsaved changes with Back, Forward, a link or by closing the tab. The
 * declarative router has no `useBlocker` (docs/decisions/0008).
 */

/** A drawer or dialog with unsaved changes. */
export interface LeaveGuard {
  /** Asks the user, and calls `leave` if they discard their changes. */
  ask: (leave: () => void) => void;
  /** Discards the changes, after another drawer or dialog asked. */
  discard: () => void;
}

/** The last one is on top and asks. */
const guards: LeaveGuard[] = [];
/** Position of the current page in the tab's history; undefined in a browser that doesn't tell. */
let current: number | undefined;
/**
 * `returning`: the user went back, and we undo that before we ask, so that the URL stays. `leaving`: they
 * discarded their changes, and we go where they wanted.
 */
let travel: 'returning' | 'leaving' | undefined;
/** The number of entries the user wanted to go, while returning. */
let steps = 0;

/** Not only the router's index, which a native link such as "Skip to content" loses. */
function position(): number | undefined {
  const { navigation } = window as { navigation?: Navigation };
  const state = window.history.state as { idx?: number } | null;
  return navigation?.currentEntry?.index ?? state?.idx;
}

/** The router sees only what this lets through. */
function handlePop(event: PopStateEvent): void {
  const reached = position();
  const isGuarded = travel === undefined && guards.length > 0 && reached !== current;
  if (reached === undefined || current === undefined || !(isGuarded || travel === 'returning')) {
    travel = undefined;
    current = reached;
    return;
  }
  event.stopImmediatePropagation();
  if (reached !== current) {
    if (travel === undefined) steps = reached - current;
    travel = 'returning';
    window.history.go(current - reached);
    return;
  }
  travel = undefined;
  const wanted = steps;
  askToLeave(() => {
    travel = 'leaving';
    window.history.go(wanted);
  });
}

function handleBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Asks before the user leaves until the returned function is called. */
export function guardLeaving(guard: LeaveGuard): () => void {
  handlePopsFirst(handlePop);
  if (guards.length === 0) window.addEventListener('beforeunload', handleBeforeUnload);
  if (travel === undefined) current = position();
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
    if (guards.length === 0) window.removeEventListener('beforeunload', handleBeforeUnload);
  };
}

/** Runs an action that leaves the page, after asking if there are unsaved changes. */
export function askToLeave(leave: () => void): void {
  const asked = guards.at(-1);
  if (asked === undefined) {
    leave();
    return;
  }
  asked.ask(() => {
    for (const guard of guards) if (guard !== asked) guard.discard();
    leave();
    if (travel === undefined) current = position();
  });
}
