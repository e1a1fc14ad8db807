import type { JourneyEvent } from './journey';

/** One event of a visitor. */
export interface VisitEvent extends JourneyEvent {
  id: string;
  session_id: string | null;
  user_agent: string | null;
}

interface Visit {
  /** `null` for events without a session. */
  sessionId: string | null;
  latestAt: string;
  /** Newest first. */
  events: VisitEvent[];
}

/** Groups a visitor's events (newest first) by visit. Tabs open at the same time are separate visits. */
export function visitsOf(events: readonly VisitEvent[]): Visit[] {
  const visits = new Map<string | null, Visit>();
  for (const event of events) {
    const { session_id: sessionId, created_at: latestAt } = event;
    const visit = visits.get(sessionId);
    if (visit) visit.events.push(event);
    else visits.set(sessionId, { sessionId, latestAt, events: [event] });
  }
  return [...visits.values()];
}
