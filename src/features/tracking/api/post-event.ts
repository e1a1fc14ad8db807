import type { TrackingEvent } from '@contracts/tracking';
import { readPublicEnv } from '@/shared/lib/env';

// Plain text needs no preflight, so the event is sent even while the page closes.
export const EVENT_CONTENT_TYPE = 'text/plain;charset=UTF-8';

/** URL of the function that stores events. */
export function eventsUrl(): string {
  return `${readPublicEnv().supabaseUrl}/functions/v1/track-analytics`;
}

/**
 * Sends an event with a request that outlives the page.
 *
 * @throws TypeError if there is no response.
 */
export function postEvent(event: TrackingEvent, signal?: AbortSignal): Promise<Response> {
  return fetch(eventsUrl(), {
    method: 'POST',
    headers: { 'content-type': EVENT_CONTENT_TYPE },
    body: JSON.stringify(event),
    keepalive: true,
    credentials: 'omit',
    signal: signal ?? null,
  });
}
