import { SITE_ID, type TrackingAnswer, type TrackingEvent } from '@contracts/tracking';
import { createUuid } from '@/shared/lib/create-uuid';
import { logError } from '@/shared/lib/log';
import { currentPage, type Place } from '../model/current-page';
import { postEvent } from './post-event';

const TIMEOUT_MS = 10_000;

/** How a test event fared. */
export interface TestResult {
  /** Of the function's answer; 0 when none came. */
  status: number;
  isSuccess: boolean;
  /** What became of it, or what the function said when it refused. */
  outcome: string;
}

const OUTCOMES = {
  stored: 'It was stored.',
  staff: "It was counted as our own staff's, and like everything of theirs not stored.",
  bot: 'This browser counts as a program: it was counted and not stored.',
} as const;

/**
 * Sends an event the way visitors' events go, marked as our own staff's and under an id of its
 * own: it takes the whole way to the database, and makes no visitor of the one who tests.
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
    logError('The test event got no answer', error);
    return { status: 0, isSuccess: false, outcome: 'The server did not answer.' };
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
