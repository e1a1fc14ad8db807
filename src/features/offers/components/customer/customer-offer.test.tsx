import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { fakeIntersectionObserver } from '@tests/ui/fake-intersection-observer';
import { renderPage } from '@tests/ui/render-app';
import { CustomerOffer } from './customer-offer';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123';
const TRACK = 'POST /rest/v1/rpc/track_offer';
const ACCEPT = 'POST /rest/v1/rpc/accept_offer';
const DECLINE = 'POST /rest/v1/rpc/decline_offer';
const ID = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a12';
const inDays = (days: number) => new Date(Date.now() + days * 864e5).toISOString();

const offer = (parts: Record<string, unknown> = {}) => ({
  id: ID,
  number: 'O-2026-00058',
  version: 2,
  latest_version: 2,
  status: 'sent',
  now: new Date().toISOString(),
  currency: 'USD',
  valid_until: inDays(3.5),
  sent_at: inDays(-1),
  reference: 'Q-7K2M9X',
  origin: 'Lima, OH',
  destination: 'Tulsa, OK',
  states: ['OH', 'IN', 'IL', 'MO', 'OK'],
  commodity: 'Press crown',
  ready_on: null,
  deliver_by: null,
  length: 24.5,
  width: 12,
  height: 11,
  weight_lbs: 76_400,
  equipment: 'RGN',
  free_minutes: 120,
  detention_cents: 12_500,
  layover_cents: 85_000,
  tonu_cents: 150_000,
  payment_days: 30,
  exclusions: 'Cranes',
  terms_version: '2026-11',
  message: '',
  lines: [
    {
      kind: 'linehaul',
      description: 'Linehaul',
      jurisdiction: null,
      quantity: 825,
      unit: 'mile',
      rate_cents: 740,
      amount_cents: 610_500,
      is_pass_through: false,
    },
  ],
  fixed_cents: 610_500,
  pass_through_cents: 0,
  total_cents: 610_500,
  needs_po: true,
  po_number: null,
  accepted_at: null,
  accepted_name: null,
  declined_at: null,
  decline_reason: null,
  withdrawn_at: null,
  withdrawal_reason: null,
  superseded_at: null,
  requested_at: null,
  load_id: null,
  ...parts,
});

let backend: FakeBackend;
let form: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  form = fakeIntersectionObserver();
  localStorage.clear();
  backend = fakeBackend();
  backend.on(TRACK, { status: 200, body: offer() });
  backend.on('POST /functions/v1/send-offer-emails', { status: 200, body: { sent: true } });
});
const show = () => renderPage(<CustomerOffer access={{ token: TOKEN }} version={2} />);
const accept = () => screen.findByRole('button', { name: 'Accept offer' });

it('an open offer is recorded as viewed once it’s on screen, not in a background tab', async () => {
  const VIEW = 'POST /rest/v1/rpc/record_offer_view';
  backend.on(VIEW, { status: 200 });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { unmount } = show();
  await accept();
  expect(backend.bodies(VIEW)).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => {
    expect(backend.bodies(VIEW)).toEqual([{ _offer_id: ID, _token: TOKEN }]);
  });
  unmount();

  backend.on(TRACK, { status: 200, body: offer({ status: 'declined' }) });
  show();
  await screen.findByText(/You declined this offer/u);
  expect(backend.bodies(VIEW)).toHaveLength(1);
  visibility.mockRestore();
});

it('the form requires a name, a PO number and agreement to the terms, and accepts once', async () => {
  const accepted = offer({
    status: 'accepted',
    accepted_name: 'Dana Whitlock',
    accepted_at: new Date().toISOString(),
  });
  backend.on(ACCEPT, { status: 200, body: { outcome: 'accepted', offer: accepted } });
  show();
  await userEvent.click(await accept());
  expect(screen.getByText('Enter your name.')).toBeInTheDocument();
  expect(screen.getByText('Enter your PO number.')).toBeInTheDocument();
  expect(screen.getByLabelText('Your name')).toHaveFocus();

  await userEvent.type(screen.getByLabelText('Your name'), 'Dana Whitlock');
  await userEvent.type(screen.getByLabelText('PO number'), 'PO-1');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.dblClick(await accept());

  expect(await screen.findByText(/^Accepted by Dana Whitlock on/u)).toBeInTheDocument();
  const sent = backend.bodies(ACCEPT) as { _request_id: string }[];
  expect(sent[0]).toMatchObject({
    _offer_id: ID,
    _token: TOKEN,
    _name: 'Dana Whitlock',
    _po_number: 'PO-1',
  });
  // The database ignores a second call with the same id.
  expect(new Set(sent.map(({ _request_id }) => _request_id)).size).toBe(1);
});

it('the page of a booked quote has the price and the terms, without title, drawing and next steps', async () => {
  backend.on(TRACK, {
    status: 200,
    body: offer({ status: 'accepted', accepted_name: 'Dana', accepted_at: inDays(-1) }),
  });
  renderPage(<CustomerOffer access={{ token: TOKEN }} isBooked />);
  expect(await screen.findByText(/^Accepted by Dana on/u)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Total, USD' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Press crown/u)).not.toBeInTheDocument();
  expect(screen.queryByText('What happens next')).not.toBeInTheDocument();
});

it('the bar that leads to the form is hidden while the form is on screen', async () => {
  show();
  const bar = { name: 'Offer summary' };
  expect(await screen.findByRole('complementary', bar)).toBeInTheDocument();
  form.show(true);
  expect(screen.queryByRole('complementary', bar)).not.toBeInTheDocument();
  form.show(false);
  expect(screen.getByRole('complementary', bar)).toBeInTheDocument();
});

it.each([
  ['superseded', { latest_version: 3 }, /A newer offer is available: version 3/u, 'Open version 3'],
  ['expired', {}, /This offer expired/u, 'Ask for a new offer'],
  ['withdrawn', { withdrawal_reason: 'No trailer.' }, /We withdrew/u, 'Ask for a new offer'],
  ['declined', {}, /You declined this offer/u, 'Ask for a new offer'],
])(
  'the offer shows that it was %s while the customer typed',
  async (status, parts, text, action) => {
    backend.on(ACCEPT, {
      status: 200,
      body: { outcome: status, offer: offer({ status, ...parts }) },
    });
    show();
    await userEvent.type(await screen.findByLabelText('Your name'), 'Dana');
    await userEvent.type(screen.getByLabelText('PO number'), 'PO-1');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(await accept());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: action })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept offer' })).not.toBeInTheDocument();
  },
);

it('the newest version opens with what was typed', async () => {
  const old = offer({ status: 'superseded', latest_version: 3 });
  backend.on(ACCEPT, { status: 200, body: { outcome: 'superseded', offer: old } });
  show();
  await userEvent.type(await screen.findByLabelText('Your name'), 'Dana');
  await userEvent.type(screen.getByLabelText('PO number'), 'PO-1');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(await accept());

  backend.on(TRACK, { status: 200, body: offer({ version: 3, latest_version: 3 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Open version 3' }));

  expect(await screen.findByText(/^Version 3, sent/u)).toBeInTheDocument();
  expect(screen.getByLabelText('Your name')).toHaveValue('Dana');
  expect(screen.getByLabelText('PO number')).toHaveValue('PO-1');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('heading', { name: /^Press crown/u })).toHaveFocus();
});

it('the form keeps what was typed across a reload, until the offer is accepted', async () => {
  const { unmount } = show();
  await userEvent.type(await screen.findByLabelText('Your name'), 'Dana');
  await userEvent.type(screen.getByLabelText('PO number'), 'PO-1');
  unmount();
  const reloaded = show();
  expect(await screen.findByLabelText('Your name')).toHaveValue('Dana');
  expect(screen.getByLabelText('PO number')).toHaveValue('PO-1');

  const accepted = offer({ status: 'accepted', accepted_name: 'Dana', accepted_at: inDays(0) });
  backend.on(ACCEPT, { status: 200, body: { outcome: 'accepted', offer: accepted } });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(await accept());
  expect(await screen.findByText(/^Accepted by Dana on/u)).toBeInTheDocument();
  reloaded.unmount();
  show();
  expect(await screen.findByLabelText('Your name')).toHaveValue('');
});

it('nothing is accepted while offline, and the form says so until the connection is back', async () => {
  show();
  await userEvent.type(await screen.findByLabelText('Your name'), 'Dana');
  await userEvent.type(screen.getByLabelText('PO number'), 'PO-1');
  await userEvent.click(screen.getByRole('checkbox'));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  await userEvent.click(await accept());
  const refusal = 'You appear to be offline. Nothing was accepted.';
  expect(screen.getByText(refusal)).toBeInTheDocument();
  expect(backend.bodies(ACCEPT)).toEqual([]);

  online.mockRestore();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Your name')).toHaveValue('Dana');
});

it('the form asks why the customer declines', async () => {
  backend.on(DECLINE, {
    status: 200,
    body: { outcome: 'declined', offer: offer({ status: 'declined' }) },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline offer' }));
  expect(screen.getByText('Choose a reason.')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Dates don’t work'));
  await userEvent.click(screen.getByRole('button', { name: 'Decline offer' }));
  await waitFor(() => {
    expect(backend.bodies(DECLINE)).toMatchObject([{ _reason: 'dates', _token: TOKEN }]);
  });
});

it.each([
  ['the route', ['OH', 'IN', 'IL', 'MO', 'OK'], 'OH, IN, IL, MO, OK'],
  ['permit lines, if the request has no assessment', [], 'OH, MO'],
])('the states of %s are named', async (_, states, text) => {
  const lines = ['OH', 'MO', 'OH'].map((jurisdiction) => ({
    ...offer().lines[0],
    kind: 'permit',
    jurisdiction,
  }));
  backend.on(TRACK, { status: 200, body: offer({ states, lines }) });
  show();
  expect(await screen.findByText('States')).toBeInTheDocument();
  expect(screen.getByText('Lima, OH to Tulsa, OK')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('a quote without an offer shows none', async () => {
  backend.on(TRACK, { status: 200, body: null });
  show();
  await waitFor(() => {
    expect(backend.bodies(TRACK)).toEqual([{ _token: TOKEN, _version: 2 }]);
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
