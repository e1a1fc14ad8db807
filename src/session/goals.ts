import { createStore } from '@/shared/lib/store';

/** Conversions we count. The code where one happens calls {@link trackGoal}; tracking listens. */
export type Goal =
  | 'quote_started'
  | 'quote_sent'
  | 'call_clicked'
  | 'application_sent'
  | 'contact_sent';

const lastGoal = createStore<Goal | null>(null);

/** Reports that the visitor reached a goal. It is counted only with their consent. */
export function trackGoal(goal: Goal): void {
  lastGoal.set(goal);
}

/** Calls `listener` for every goal. Returns a function that unsubscribes. */
export function onGoal(listener: (goal: Goal) => void): () => void {
  return lastGoal.subscribe((goal) => {
    if (goal !== null) listener(goal);
  });
}
