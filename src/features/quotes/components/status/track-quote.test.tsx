import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { member, renderPage } from '@tests/ui/render-app';
import { TrackQuote } from './track-quote';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123';
const AT = `/quote/status#${TOKEN}`;
const FOLLOW = 'POST /rest/v1/rpc/track_quote';
const REQUEST = 'POST /rest/v1/rpc/request_quote_link';
const SEND = 'POST /functions/v1/send-quote-link';
const REQUEST_ID = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a12';
const QUOTE = {
  reference: 'Q-7K2M9X',
  status: 'reviewed',
  stage: { offer: null, load: null },
  origin: 'Dayton, OH',
  destination: 'Reno, NV',
  created_at: '2026-11-20T15:00:00+00:00',
  reviewed_at: '2026-11-20T18:00:00+00:00',
  archived_at: null,
  equipment: '',
  length: 24,
  width: 12,
  height: 11,
  pieces: [
    { description: 'Crown', quantity: 2, length: 24, width: 12, height: 11, weight: 72_200 },
  ],
  weight_lbs: 144_400,
  ready_on: '2026-12-01',
  deliver_by: null,
  are_dates_flexible: true,
  commodity: 'Crown',
  po_number: 'PO 4711-B',
  notes: '<b>Ramp</b> on site',
  attachments: [
    { name: 'crown.pdf', bytes: 2048 },
    { name: 'rigging.pdf', bytes: null },
  ],
  assessment: null,
};

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.on(FOLLOW, { status: 200, body: [QUOTE] });
});

describe('a private link', () => {
  it('shows the status and sends the token from the URL fragment', async () => {
    renderPage(<TrackQuote />, { at: AT });
    expect(await screen.findByText('Q-7K2M9X')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Dayton, OH to Reno, NV' })).toBeInTheDocument();
    expect(screen.getByText('Reviewed')).toBeInTheDocument();
    expect(backend.bodies(FOLLOW)).toEqual([{ _token: TOKEN }]);
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth');
  });

  it('shows what was sent as plain text, and attachments by name and size only', async () => {
    renderPage(<TrackQuote />, { at: AT });
    const details = (await screen.findByRole('heading', { name: 'Request details' })).closest(
      'section',
    );
    for (const text of [
      '2 × Crown: 24′-0″ × 12′-0″ × 11′-0″, 72,200 lb each',
      '2 pieces, 144,400 lb',
      'Recommend one',
      'Ready Dec 1, 2026, flexible',
      'PO 4711-B',
      '<b>Ramp</b> on site',
    ]) {
      expect(details).toHaveTextContent(text);
    }
    const files = screen.getByRole('list', { name: 'Attachments' });
    expect(files).toHaveTextContent('crown.pdf (2 KB)rigging.pdf');
    expect(within(files).queryByRole('button')).not.toBeInTheDocument();
    expect(within(files).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows a booked request as tabs under its cargo, without the open offer', async () => {
    const load = { number: 'L-2026-00041', status: 'in_transit' };
    backend.on(FOLLOW, { status: 200, body: [{ ...QUOTE, stage: { offer: null, load } }] });
    renderPage(
      <TrackQuote
        renderOffer={() => <p>The open offer</p>}
        renderBooked={(token) => ({ shipment: <p>{`Shipment by ${token}`}</p>, offer: null })}
      />,
      { at: AT },
    );
    expect(await screen.findByRole('heading', { name: 'Crown' })).toBeVisible();
    expect(screen.getByText(`Shipment by ${TOKEN}`)).toBeVisible();
    expect(screen.getAllByText('Dayton, OH to Reno, NV')).toHaveLength(1);
    expect(screen.queryByText('The open offer')).not.toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Request' })).toHaveTextContent('PO 4711-B');
    expect(screen.getByRole('heading', { name: 'Resend my link' })).toBeInTheDocument();
  });

  it('links signed-in users to their quotes', async () => {
    renderPage(<TrackQuote />, { at: AT, auth: member('carrier') });
    expect(await screen.findByRole('link', { name: 'My quotes' })).toBeInTheDocument();
  });

  it('says when it is invalid or expired', async () => {
    backend.on(FOLLOW, { status: 200, body: [] });
    renderPage(<TrackQuote />, { at: AT });
    expect(await screen.findByText('This link is invalid or expired.')).toBeInTheDocument();
  });

  it('a private link is not looked up when it is malformed', async () => {
    renderPage(<TrackQuote />, { at: '/quote/status#access' });
    expect(await screen.findByText('This link is invalid or expired.')).toBeInTheDocument();
    expect(backend.bodies(FOLLOW)).toEqual([]);
  });

  it('shows a load failure and retries', async () => {
    backend.on(FOLLOW, { status: 403, body: { code: '42501', message: 'permission denied' } });
    renderPage(<TrackQuote />, { at: AT });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the status.');
    backend.on(FOLLOW, { status: 200, body: [QUOTE] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Q-7K2M9X')).toBeInTheDocument();
  });
});

describe('resending the link', () => {
  const requestLink = async (reference = ' q7k2m9x', email = 'sam@example.com') => {
    await userEvent.type(screen.getByLabelText('Reference'), reference);
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  };
  beforeEach(() => {
    backend.on(REQUEST, { status: 200, body: REQUEST_ID });
    backend.on(SEND, { status: 200, body: { accepted: true } });
  });

  it('sends the request id and reveals nothing', async () => {
    renderPage(<TrackQuote />, { at: '/quote/status' });
    await requestLink();
    expect(await screen.findByText(/If the reference and email match/)).toBeInTheDocument();
    expect(backend.bodies(REQUEST)).toEqual([
      { _reference: 'Q-7K2M9X', _email: 'sam@example.com' },
    ]);
    expect(backend.bodies(SEND)).toEqual([{ request: { id: REQUEST_ID } }]);
  });

  it('shows field errors and sends nothing', async () => {
    renderPage(<TrackQuote />, { at: '/quote/status' });
    await requestLink('3F2A-9C1B', 'sam');
    await waitFor(() => {
      expect(screen.getByLabelText('Reference')).toHaveAccessibleDescription(/for example/);
    });
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(backend.bodies(REQUEST)).toEqual([]);
  });

  it.each([
    [{ status: 429, body: { code: 'PT429', message: 'Please wait a few minutes.' } }, /wait a few/],
    ['lost' as const, /appear to be offline/],
  ])('keeps what was typed after a failure: %o', async (answer, reason) => {
    backend.on(REQUEST, answer);
    renderPage(<TrackQuote />, { at: '/quote/status' });
    await requestLink();
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('sam@example.com');
  });
});
