import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { member, renderPage } from '@tests/ui/render-app';
import { FollowQuote } from './follow-quote';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123';
const AT = `/quote/status#${TOKEN}`;
const FOLLOW = 'POST /rest/v1/rpc/track_quote';
const REQUEST = 'POST /rest/v1/rpc/request_quote_link';
const SEND = 'POST /functions/v1/send-quote-link';
const REQUEST_ID = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a12';
const QUOTE = {
  reference: 'Q-7K2M9X',
  status: 'reviewed',
  origin: 'Dayton, OH',
  destination: 'Reno, NV',
  created_at: '2026-11-20T15:00:00+00:00',
  reviewed_at: '2026-11-20T18:00:00+00:00',
  archived_at: null,
};

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.on(FOLLOW, { status: 200, body: [QUOTE] });
});

describe('a private link', () => {
  it('shows where the request stands, and asks with the token of the fragment', async () => {
    renderPage(<FollowQuote />, { at: AT });
    expect(await screen.findByText('Q-7K2M9X')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Dayton, OH to Reno, NV' })).toBeInTheDocument();
    expect(screen.getByText('Reviewed')).toBeInTheDocument();
    expect(backend.bodies(FOLLOW)).toEqual([{ _token: TOKEN }]);
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth');
  });

  it('leads somebody signed in to their quotes', async () => {
    renderPage(<FollowQuote />, { at: AT, auth: member('carrier') });
    expect(await screen.findByRole('link', { name: 'My quotes' })).toBeInTheDocument();
  });

  it('that opens nothing says so', async () => {
    backend.on(FOLLOW, { status: 200, body: [] });
    renderPage(<FollowQuote />, { at: AT });
    expect(await screen.findByText('This link opens no request.')).toBeInTheDocument();
  });

  it('that cannot be one is not asked about', async () => {
    renderPage(<FollowQuote />, { at: '/quote/status#access' });
    expect(await screen.findByText('This link opens no request.')).toBeInTheDocument();
    expect(backend.bodies(FOLLOW)).toEqual([]);
  });

  it('says why it could not be looked up, and tries again', async () => {
    backend.on(FOLLOW, { status: 403, body: { code: '42501', message: 'permission denied' } });
    renderPage(<FollowQuote />, { at: AT });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    backend.on(FOLLOW, { status: 200, body: [QUOTE] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Q-7K2M9X')).toBeInTheDocument();
  });
});

describe('having the link sent again', () => {
  const ask = async (reference = ' q7k2m9x', email = 'sam@example.com') => {
    await userEvent.type(screen.getByLabelText('Reference'), reference);
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  };
  beforeEach(() => {
    backend.on(REQUEST, { status: 200, body: REQUEST_ID });
    backend.on(SEND, { status: 200, body: { accepted: true } });
  });

  it('hands on the request’s id and promises nothing', async () => {
    renderPage(<FollowQuote />, { at: '/quote/status' });
    await ask();
    expect(await screen.findByText(/If reference and address belong together/)).toBeInTheDocument();
    expect(backend.bodies(REQUEST)).toEqual([
      { _reference: 'Q-7K2M9X', _email: 'sam@example.com' },
    ]);
    expect(backend.bodies(SEND)).toEqual([{ request: { id: REQUEST_ID } }]);
  });

  it('says beside the fields what is wrong, and asks nobody', async () => {
    renderPage(<FollowQuote />, { at: '/quote/status' });
    await ask('3F2A-9C1B', 'sam');
    await waitFor(() => {
      expect(screen.getByLabelText('Reference')).toHaveAccessibleDescription(/for example/);
    });
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(backend.bodies(REQUEST)).toEqual([]);
  });

  it.each([
    [{ status: 429, body: { code: 'PT429', message: 'Please wait a few minutes.' } }, /wait a few/],
    ['lost' as const, /appear to be offline/],
  ])('keeps what was typed when it fails: %o', async (answer, reason) => {
    backend.on(REQUEST, answer);
    renderPage(<FollowQuote />, { at: '/quote/status' });
    await ask();
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('sam@example.com');
  });
});
