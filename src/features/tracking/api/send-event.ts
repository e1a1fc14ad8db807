import { SITE_ID, type TrackingEvent } from '@contracts/tracking';
import { logError } from '@/shared/lib/log';
import { currentPage, type Place } from '../model/current-page';
import type { VisitorIds } from '../model/visitor-ids';
import { EVENT_CONTENT_TYPE, eventsUrl, postEvent } from './post-event';

export type EventName = TrackingEvent['event_name'];

interface Happening {
  name: EventName;
  place: Place;
  /** On the first page of a visit only. */
  referrer?: string | undefined;
  isStaff: boolean;
}

/** Sends an event by beacon, or where there is none by a request that outlives the page. */
export function sendEvent(happening: Happening, ids: VisitorIds): void {
  const event = toEvent(happening, ids);
  try {
    const body = new Blob([JSON.stringify(event)], { type: EVENT_CONTENT_TYPE });
    if (navigator.sendBeacon(eventsUrl(), body)) return;
  } catch (error) {
    logError('The beacon was refused', error);
  }
  postEvent(event).catch((error: unknown) => {
    logError('An event was not sent', error, { event: happening.name });
  });
}

function toEvent({ name, place, referrer, isStaff }: Happening, ids: VisitorIds): TrackingEvent {
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
