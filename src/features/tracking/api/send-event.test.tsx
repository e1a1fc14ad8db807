import { trackingEventSchema } from '@contracts/tracking';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEvent } from './send-event';
import { sendTestEvent } from './send-test-event';

const IDS = {
  consentId: 'c'.repeat(32),
  sessionId: 's'.repeat(32),
  isNewVisitor: false,
  isNewSession: false,
};
const URL = 'https://project.test/functions/v1/track-analytics';
const PLACE = { pathname: '/fleet', search: '?utm_source=mail&name=Dana' };
const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>();
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const read = async (body: unknown) =>
  trackingEventSchema.parse(
    JSON.parse(
      body instanceof Blob ? new TextDecoder().decode(await body.arrayBuffer()) : String(body),
    ),
  );

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.test');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable-key');
  vi.stubGlobal('fetch', send);
  Object.assign(navigator, { sendBeacon });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sendBeacon.mockReset().mockReturnValue(true);
  send.mockReset().mockResolvedValue(Response.json({ stored: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const sendPageView = (referrer?: string) => {
  sendEvent({ name: 'page_view', place: PLACE, referrer, isStaff: false }, IDS);
};

describe('an event', () => {
  it('an event is sent by beacon, matches the contract and has no private parameters', async () => {
    sendPageView('https://www.google.com/');
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe(URL);
    const event = await read(body);
    expect(event).toMatchObject({
      consent_id: IDS.consentId,
      session_id: IDS.sessionId,
      event_name: 'page_view',
      properties: { referrer: 'https://www.google.com/' },
    });
    expect(event.page_url).toMatch(/\/fleet\?utm_source=mail$/);
    expect(event).not.toHaveProperty('is_staff');
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['is full', () => sendBeacon.mockReturnValue(false)],
    [
      'throws',
      () =>
        sendBeacon.mockImplementation(() => {
          throw new TypeError('blocked');
        }),
    ],
  ])('an event is sent by a keepalive request if the beacon %s', async (_what, arrange) => {
    arrange();
    sendPageView();
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe(URL);
    expect(init).toMatchObject({ keepalive: true, credentials: 'omit' });
    expect((await read(init?.body)).properties).not.toHaveProperty('referrer');
  });

  it('an event that can’t be sent only logs a warning', async () => {
    sendBeacon.mockReturnValue(false);
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    sendPageView();
    await vi.waitFor(() => {
      expect(console.warn).toHaveBeenCalled();
    });
  });
});

describe('a test event', () => {
  it('a test event is sent the same way, marked as staff and with a new id', async () => {
    await sendTestEvent(PLACE);
    const event = await read(send.mock.calls[0]?.[1].body);
    expect(send.mock.calls[0]?.[0]).toBe(URL);
    expect(event).toMatchObject({ is_staff: true, event_name: 'page_view' });
    await sendTestEvent(PLACE);
    expect((await read(send.mock.calls[1]?.[1].body)).consent_id).not.toBe(event.consent_id);
  });

  it.each([
    [{ stored: true }, 200, true, 'The event was stored.'],
    [{ stored: false, reason: 'staff' }, 200, true, /as a staff event/],
    [{ stored: false, reason: 'bot' }, 200, true, /looks like a bot/],
    [{ error: 'Too many events.' }, 429, false, 'Too many events.'],
  ])('reports the response %j', async (body, status, isSuccess, outcome) => {
    send.mockResolvedValue(Response.json(body, { status }));
    expect(await sendTestEvent(PLACE)).toEqual({
      status,
      isSuccess,
      outcome: expect.stringMatching(outcome) as string,
    });
  });

  it.each([
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an invalid response', () => Promise.resolve(new Response('<html>'))],
  ])('fails with %s', async (_what, fake) => {
    send.mockImplementation(fake);
    expect(await sendTestEvent(PLACE)).toMatchObject({ status: 0, isSuccess: false });
  });
});
