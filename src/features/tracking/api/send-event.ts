import { SITE_ID, type TrackingEvent } from '@contracts/tracking';
import { readPublicEnv } from '@/shared/lib/env';
import { logError } from '@/shared/lib/log';
import { currentPage, type Place } from '../model/current-page';
import type { VisitorIds } from '../model/visitor-ids';

export type EventName = TrackingEvent['event_name'];

interface Happening {
  name: EventName;
  place: Place;
  /** On the first page of a visit only. */
  referrer?: string | undefined;
  isStaff: boolean;
}

// Plain text needs no leave from the server first, so that the event goes out even as the page dies.
const CONTENT_TYPE = 'text/plain;charset=UTF-8';

/** Sends an event by beacon, or where there is none by a request that outlives the page. */
export function sendEvent(happening: Happening, ids: VisitorIds): void {
  const url = `${readPublicEnv().supabaseUrl}/functions/v1/track-analytics`;
  const body = JSON.stringify(toEvent(happening, ids));
  try {
    if (navigator.sendBeacon(url, new Blob([body], { type: CONTENT_TYPE }))) return;
  } catch (error) {
    logError('The beacon was refused', error);
  }
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': CONTENT_TYPE },
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch((error: unknown) => {
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
