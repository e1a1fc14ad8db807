import type { TrackingEvent } from '@contracts/tracking';
import { readPublicEnv } from '@/shared/lib/env';

// Plain text needs no leave from the server first, so that the event goes out even as the page dies.
export const EVENT_CONTENT_TYPE = 'text/plain;charset=UTF-8';

/** Where events go. */
export function eventsUrl(): string {
  return `${readPublicEnv().supabaseUrl}/functions/v1/track-analytics`;
}

/**
 * Sends an event by a request that outlives the page.
 *
 * @throws TypeError when there is no answer.
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
