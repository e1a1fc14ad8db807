import type { TrackingEvent } from '@contracts/tracking.ts';
import type { TestSupabase } from '@tests/local-supabase.ts';

export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let visitors = 0;

/** A new consent id. */
export const newConsentId = () => String((visitors += 1)).padStart(32, 'v');

/** An event like a page sends it. */
export function newEvent(changes: Partial<TrackingEvent> = {}): TrackingEvent {
  return {
    consent_id: newConsentId(),
    session_id: 'session-1',
    site_id: 'default',
    event_name: 'page_view',
    properties: { page_title: 'Fleet' },
    page_url: 'https://www.example.com/fleet',
    user_agent: PHONE,
    timestamp: '2026-11-21T12:00:00.000Z',
    ...changes,
  };
}

/** Posts a body like a beacon: plain text, no key, no token. */
export async function beacon(
  supabase: TestSupabase,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${supabase.local.url}/functions/v1/track-analytics`, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'user-agent': PHONE,
      'x-forwarded-for': '203.0.113.77',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { response, status: response.status, body: (await response.json()) as unknown };
}
