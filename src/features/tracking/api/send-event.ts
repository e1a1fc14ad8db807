import { SITE_ID, type TrackingEvent } from '@contracts/tracking';
import { logError } from '@/shared/lib/log';
import { currentPage, type Place } from '../model/current-page';
import type { VisitorIds } from '../model/visitor-ids';
import { EVENT_CONTENT_TYPE, eventsUrl, postEvent } from './post-event';

export type EventName = TrackingEvent['event_name'];

interface VisitorAction {
  name: EventName;
  place: Place;
  /** Only on the first page of a visit. */
  referrer?: string | undefined;
  isStaff: boolean;
}

/** Sends an event by beacon, or by a request that outlives the page if the beacon fails. */
export function sendEvent(action: VisitorAction, ids: VisitorIds): void {
  const event = toEvent(action, ids);
  try {
    const body = new Blob([JSON.stringify(event)], { type: EVENT_CONTENT_TYPE });
    if (navigator.sendBeacon(eventsUrl(), body)) return;
  } catch (error) {
    logError('The beacon failed', error);
  }
  postEvent(event).catch((error: unknown) => {
    logError('An event was not sent', error, { event: action.name });
  });
}

function toEvent(
  { name, place, referrer, isStaff }: VisitorAction,
  ids: VisitorIds,
): TrackingEvent {
  const page = currentPage(place);
  return {
    consent_id: ids.consentId,
    session_id: ids.sessionId,
    site_id: SITE_ID,
    event_name: name,
    properties: { page_title: page.title, ...(referrer !== undefined && { referrer }) },
    page_url: page.url,
    user_agent: navigator.userAgent.slice(0, 1024),
    timestamp: new Date().toISOString(),
    ...(isStaff && { is_staff: true }),
  };
}
