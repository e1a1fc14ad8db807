import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { ownQuote } from '@tests/ui/own-quote';
import { renderPage } from '@tests/ui/render-app';
import { LatestQuotes } from './latest-quotes';

const USER = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';
const QUOTES = 'GET /rest/v1/quotes';

let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
});

it('lists the two newest quotes, draws the latest, and links to all', async () => {
  backend.on(QUOTES, {
    status: 200,
    body: [
      ownQuote({ id: '11111111-1111-4111-8111-111111111111', origin: 'Lima, OH' }),
      ownQuote({ id: '22222222-2222-4222-8222-222222222222', origin: 'Omaha, NE' }),
      ownQuote({ id: '33333333-3333-4333-8333-333333333333', origin: 'Boise, ID' }),
    ],
  });
  renderPage(<LatestQuotes userId={USER} />);
  const newest = await screen.findByRole('heading', { level: 3, name: /^Lima, OH to/ });
  expect(newest).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Omaha, NE to/ })).toHaveAttribute(
    'href',
    '/quotes/22222222-2222-4222-8222-222222222222',
  );
  expect(screen.queryByText(/Boise/)).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: /34′-0″ long/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All quotes' })).toHaveAttribute('href', '/quotes');
});

it('renders nothing without quotes', async () => {
  let isRequested = false;
  backend.on(QUOTES, () => {
    isRequested = true;
    return { status: 200, body: [] };
  });
  renderPage(<LatestQuotes userId={USER} />);
  await vi.waitFor(() => {
    expect(isRequested).toBe(true);
  });
  expect(screen.queryByRole('heading', { name: 'Your quotes' })).not.toBeInTheDocument();
});

it('shows a load failure and retries', async () => {
  backend.on(QUOTES, { status: 403, body: { code: '42501', message: 'permission denied' } });
  renderPage(<LatestQuotes userId={USER} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  backend.on(QUOTES, { status: 200, body: [ownQuote({ origin: 'Lima, OH' })] });
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /^Lima, OH to/ })).toBeInTheDocument();
});
