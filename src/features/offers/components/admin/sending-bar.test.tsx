import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advanceTimers } from '@tests/ui/advance-timers';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { offerDraft } from '@tests/ui/offer-draft';
import { OfferContent } from './offer-content';

const VERSIONS = 'GET /rest/v1/offers';
const SEND = 'POST /rest/v1/rpc/send_offer';
const SEND_NOW = 'POST /rest/v1/rpc/send_offer_now';
const UNDO = 'POST /rest/v1/rpc/undo_send_offer';
const EMAILS = 'POST /functions/v1/send-offer-emails';

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.on(VERSIONS, { status: 200, body: [offerDraft] });
  backend.on(SEND, (body) => {
    const { _request_id } = body as { _request_id: string };
    const sending = {
      ...offerDraft,
      sends_at: new Date(Date.now() + 10_000).toISOString(),
      send_request_id: _request_id,
    };
    backend.on(VERSIONS, { status: 200, body: [sending] });
    return { status: 200, body: '2026-11-20T12:00:01Z' };
  });
  backend.on(SEND_NOW, () => {
    backend.on(VERSIONS, {
      status: 200,
      body: [{ ...offerDraft, status: 'sent', sent_at: '2026-11-20T12:00:11Z' }],
    });
    return { status: 200, body: '' };
  });
  backend.on(UNDO, () => {
    backend.on(VERSIONS, { status: 200, body: [offerDraft] });
    return { status: 200, body: '2026-11-20T12:00:05Z' };
  });
  backend.on(EMAILS, { status: 200, body: { sent: 1 } });
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const startSending = async () => {
  renderSection(<OfferContent name={offerDraft.number} renderAssessment={() => null} />);
  await user.dblClick(await screen.findByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('Sending to ruth@example.com')).toBeVisible();
  expect(backend.bodies(SEND)).toHaveLength(1);
  return (backend.bodies(SEND)[0] as { _request_id: string })._request_id;
};

it('waits ten seconds, then sends the offer and its email once', async () => {
  const requestId = await startSending();
  expect(screen.queryByRole('button', { name: 'Send offer' })).not.toBeInTheDocument();
  advanceTimers(8_000);
  expect([backend.bodies(SEND_NOW), backend.bodies(EMAILS)]).toEqual([[], []]);
  advanceTimers(2_500);
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(backend.bodies(SEND_NOW)).toEqual([{ _offer_id: offerDraft.id, _request_id: requestId }]);
  await waitFor(() => {
    expect(backend.bodies(EMAILS)).toEqual([{ offer: { id: offerDraft.id } }]);
  });
});

it.each(['Undo', 'Ctrl Z'])('%s returns to the draft, and nothing is sent', async (way) => {
  const requestId = await startSending();
  if (way === 'Undo') await user.click(screen.getByRole('button', { name: 'Undo sending' }));
  else await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('button', { name: 'Send offer' })).toBeVisible();
  expect(backend.bodies(UNDO)).toEqual([{ _offer_id: offerDraft.id, _request_id: requestId }]);
  advanceTimers(12_000);
  expect([backend.bodies(SEND_NOW), backend.bodies(EMAILS)]).toEqual([[], []]);
});

it('Send now doesn’t wait, and says why an offer can’t be sent anymore', async () => {
  await startSending();
  backend.on(SEND_NOW, () => {
    backend.on(VERSIONS, { status: 200, body: [offerDraft] });
    return { status: 200, body: 'The customer accepted version 1. Discard this draft.' };
  });
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(
    await screen.findByText('The customer accepted version 1. Discard this draft.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Send offer' })).toBeVisible();
  expect(backend.bodies(EMAILS)).toEqual([]);
  advanceTimers(12_000);
  expect(backend.bodies(SEND_NOW)).toHaveLength(1);
});
