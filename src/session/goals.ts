/** What the owner wants visitors to do; told here by whoever sees it happen, heard by tracking. */
export type Goal =
  'quote_started' | 'quote_sent' | 'call_clicked' | 'application_sent' | 'contact_sent';

const listeners = new Set<(goal: Goal) => void>();

/** Tells that a visitor reached a goal. Whether it is counted depends on their consent. */
export function trackGoal(goal: Goal): void {
  for (const listener of listeners) listener(goal);
}

/** Listens for goals; returns the function that stops. */
export function onGoal(listener: (goal: Goal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
