import { SITE_ID, type TrackingAnswer, type TrackingEvent } from '@contracts/tracking';
import { createUuid } from '@/shared/lib/create-uuid';
import { logError } from '@/shared/lib/log';
import { currentPage, type Place } from '../model/current-page';
import { postEvent } from './post-event';

const TIMEOUT_MS = 10_000;

/** The result of a test event. */
export interface TestResult {
  /** HTTP status of the response; 0 if there was none. */
  status: number;
  isSuccess: boolean;
  /** The outcome, or the function's error message. */
  outcome: string;
}

const OUTCOMES = {
  stored: 'The event was stored.',
  staff: "It was counted as a staff event. Staff events aren't stored.",
  bot: 'This browser looks like a bot. The event was counted but not stored.',
} as const;

/**
 * Sends an event the same way as a visitor's, all the way to the database. It is marked as staff and
 * has a new id, so the admin doesn't count as a visitor.
 */
export async function sendTestEvent(place: Place): Promise<TestResult> {
  try {
    const response = await postEvent(testEvent(place), AbortSignal.timeout(TIMEOUT_MS));
    const { ok: isSuccess, status } = response;
    const body = (await response.json()) as TrackingAnswer | { error: string };
    if ('error' in body) return { status, isSuccess, outcome: body.error };
    return {
      status,
      isSuccess,
      outcome: OUTCOMES[body.stored ? 'stored' : (body.reason ?? 'bot')],
    };
  } catch (error) {
    logError('The test event got no response', error);
    return { status: 0, isSuccess: false, outcome: "The server didn't respond." };
  }
}

function testEvent(place: Place): TrackingEvent {
  const page = currentPage(place);
  const id = createUuid().replaceAll('-', '');
  return {
    consent_id: id,
    session_id: id,
    site_id: SITE_ID,
    event_name: 'page_view',
    properties: { page_title: page.title },
    page_url: page.url,
    user_agent: navigator.userAgent.slice(0, 1024),
    timestamp: new Date().toISOString(),
    is_staff: true,
  };
}
