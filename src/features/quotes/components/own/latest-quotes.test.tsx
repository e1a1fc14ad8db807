import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { ownQuote } from '@tests/ui/own-quote';
import { renderPage } from '@tests/ui/render-app';
import { LatestQuotes } from './latest-quotes';

const USER = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const REVIEWED = '22222222-2222-4222-8222-222222222222';
const QUOTES = 'GET /rest/v1/quotes';
const STAGES = 'POST /rest/v1/rpc/my_quote_stages';

let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
  backend.on(STAGES, { status: 200, body: [] });
});

it('the card lists reviewed quotes first, then the ones with dispatch, and hides closed ones', async () => {
  backend.on(QUOTES, {
    status: 200,
    body: [
      ownQuote({ origin: 'Lima, OH' }),
      ownQuote({ id: REVIEWED, origin: 'Omaha, NE', status: 'reviewed' }),
      ownQuote({ origin: 'Boise, ID', status: 'archived' }),
    ],
  });
  renderPage(<LatestQuotes userId={USER} isCustomer />);
  const yours = await screen.findByRole('region', { name: 'Waiting for you' });
  const ours = screen.getByRole('region', { name: 'Quotes with dispatch' });
  expect(yours.compareDocumentPosition(ours)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(yours).getByRole('link', { name: /^Omaha, NE to/ })).toHaveAttribute(
    'href',
    `/quotes/${REVIEWED}`,
  );
  expect(within(ours).getByRole('heading', { level: 3, name: /^Lima, OH to/ })).toBeVisible();
  expect(within(ours).getByRole('link', { name: 'All quotes' })).toHaveAttribute('href', '/quotes');
  expect(screen.queryByText(/Boise/)).not.toBeInTheDocument();
});

it('the card asks for an answer only to open offers, and lists loads separately', async () => {
  const quotes = ['Omaha, NE', 'Toledo, OH', 'Lima, OH', 'Akron, OH'].map((origin) =>
    ownQuote({ id: crypto.randomUUID(), origin, status: 'reviewed' }),
  );
  const [reviewed, offered, rolling, declined] = quotes.map(({ id }) => id);
  const offer = { status: 'sent', total_cents: 381_924, currency: 'USD', valid_until: TOMORROW };
  backend.on(QUOTES, { status: 200, body: quotes });
  backend.on(STAGES, {
    status: 200,
    body: [
      { quote_id: reviewed, stage: { offer: null, load: null } },
      { quote_id: offered, stage: { offer, load: null } },
      {
        quote_id: rolling,
        stage: {
          offer: { ...offer, status: 'accepted' },
          load: { number: 'L-2026-00001', status: 'in_transit' },
        },
      },
      { quote_id: declined, stage: { offer: { ...offer, status: 'declined' }, load: null } },
    ],
  });
  renderPage(<LatestQuotes userId={USER} isCustomer />);
  const yours = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(
    within(yours)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent.split(' to ')[0]),
  ).toEqual(['Toledo, OH', 'Omaha, NE']);
  expect(within(yours).getByText('Offer to answer')).toBeVisible();
  expect(within(yours).getByText(/^\$3,819\.24, valid until/u)).toBeVisible();
  const loads = screen.getByRole('region', { name: 'Your loads' });
  expect(within(loads).getByText('In transit')).toBeVisible();
  expect(within(loads).getByText('Load L-2026-00001')).toBeVisible();
  expect(screen.queryByText(/Akron/u)).not.toBeInTheDocument();
  expect(backend.bodies(STAGES)).toEqual([{ _quote_ids: quotes.map(({ id }) => id) }]);
});

it('the card tells a customer that there are no quotes yet, with one action', async () => {
  backend.on(QUOTES, { status: 200, body: [] });
  renderPage(<LatestQuotes userId={USER} isCustomer />);
  expect(await screen.findByText('No quotes yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/quote');
});

it('the card of an account that doesn’t request quotes renders nothing without any', async () => {
  let isRequested = false;
  backend.on(QUOTES, () => {
    isRequested = true;
    return { status: 200, body: [] };
  });
  renderPage(<LatestQuotes userId={USER} isCustomer={false} />);
  await vi.waitFor(() => {
    expect(isRequested).toBe(true);
  });
  expect(screen.queryByText('No quotes yet.')).not.toBeInTheDocument();
});

it('the card shows a load failure and retries', async () => {
  backend.on(QUOTES, { status: 403, body: { code: '42501', message: 'permission denied' } });
  renderPage(<LatestQuotes userId={USER} isCustomer />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  backend.on(QUOTES, { status: 200, body: [ownQuote({ origin: 'Lima, OH' })] });
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /^Lima, OH to/ })).toBeInTheDocument();
});
