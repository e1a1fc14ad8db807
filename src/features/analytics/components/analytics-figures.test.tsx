import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderPage } from '@tests/ui/render-app';
import { AnalyticsFigures } from './analytics-figures';

const RPC = 'POST /rest/v1/rpc/';
const EVENTS = 'GET /rest/v1/analytics_events';
const TOTALS = {
  events: 12345,
  page_views: 10000,
  consents: 321,
  unique_visitors: 654,
  bots: 78,
  staff: 9,
};
const VISITORS_BEFORE = { visitors: 600, counted_since: '2026-01-05', kept_since: '2025-10-21' };
const user = userEvent.setup({ delay: null });
let backend: FakeBackend;

beforeEach(() => {
  vi.setSystemTime('2026-11-21T17:00:00Z');
  backend = fakeBackend();
  backend.on(`${RPC}analytics_totals`, { status: 200, body: TOTALS });
  backend.on(`${RPC}analytics_visitors`, { status: 200, body: VISITORS_BEFORE });
  backend.on(`${RPC}analytics_series`, {
    status: 200,
    body: [{ day: '2026-11-21', visitors: 5, page_views: 17 }],
  });
  backend.on(`${RPC}analytics_funnel`, { status: 200, body: [{ step: 'visit', visitors: 654 }] });
  backend.on(`${RPC}analytics_top`, { status: 200, body: [{ label: '/fleet', events: 42 }] });
  backend.on(EVENTS, { status: 200, body: [] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('the page shows the four totals, filtered events and an empty activity list', async () => {
  renderPage(<AnalyticsFigures />);

  const totals = within(screen.getByLabelText('Totals'));
  for (const [label, figure] of [
    ['Total Events', '12,345'],
    ['Unique Visitors', '654'],
    ['Page Views', '10,000'],
    ['Consent Records', '321'],
  ] as const) {
    expect(await totals.findByText(figure)).toBeVisible();
    expect(totals.getByText(label).parentElement).toHaveTextContent(figure);
  }
  expect(screen.getByText(/Filtered out: bots 78, staff 9\./)).toBeVisible();
  expect(await screen.findByText('No recent events')).toBeVisible();
});

it('the page says that the totals failed to load, and loads them on retry', async () => {
  backend.on(`${RPC}analytics_totals`, { status: 400, body: { message: 'No' } });
  renderPage(<AnalyticsFigures />);
  const failure = await screen.findByText('We couldn’t load the figures.');

  backend.on(`${RPC}analytics_totals`, { status: 200, body: TOTALS });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await within(screen.getByLabelText('Totals')).findByText('12,345')).toBeVisible();
  expect(failure).not.toBeInTheDocument();
});

it('the page compares the totals with the period before, and names events in words', async () => {
  backend.on(`${RPC}analytics_totals`, (body) => ({
    status: 200,
    body:
      (body as { _to: string })._to === '2026-10-22'
        ? { ...TOTALS, events: 10_000, page_views: 20_000, consents: 0 }
        : TOTALS,
  }));
  backend.on(`${RPC}analytics_top`, { status: 200, body: [{ label: 'quote_sent', events: 42 }] });
  renderPage(<AnalyticsFigures />);

  expect(await screen.findByText('+23% vs. previous 30 days')).toBeVisible();
  expect(screen.getByText('−50% vs. previous 30 days')).toBeVisible();
  expect(screen.getByText('None in the previous 30 days')).toBeVisible();
  expect((await screen.findAllByText('Quote sent'))[0]).toBeVisible();
});

it.each([
  [{ ...VISITORS_BEFORE, visitors: 300 }, '+118% vs. previous 30 days'],
  [
    { ...VISITORS_BEFORE, visitors: null, counted_since: '2026-11-03' },
    'No comparison: counting began Nov 3, 2026',
  ],
  [
    { ...VISITORS_BEFORE, visitors: null, kept_since: '2026-09-24' },
    'No comparison: we delete visits after 13 months',
  ],
  [{ ...VISITORS_BEFORE, visitors: null, counted_since: null }, 'None in the previous 30 days'],
])(
  'unique visitors are compared with %j, or a sentence says why there is no comparison',
  async (body, text) => {
    backend.on(`${RPC}analytics_visitors`, { status: 200, body });
    renderPage(<AnalyticsFigures />);

    const label = await screen.findByText('Unique Visitors');
    await vi.waitFor(() => {
      expect(label.parentElement).toHaveTextContent(text);
    });
    expect(backend.bodies(`${RPC}analytics_visitors`)).toEqual([
      { _from: '2026-09-23', _to: '2026-10-22' },
    ]);
  },
);

it('the page requests the five most frequent events and the latest ten', async () => {
  const requested: URL[] = [];
  backend.on(EVENTS, (_body, url) => {
    requested.push(url);
    return { status: 200, body: [] };
  });
  renderPage(<AnalyticsFigures />);
  await screen.findByText('No recent events');

  expect(requested[0]?.searchParams.get('limit')).toBe('10');
  expect(requested[0]?.searchParams.get('order')).toBe('created_at.desc,id.desc');
  expect(backend.bodies(`${RPC}analytics_top`)).toContainEqual({
    _kind: 'event',
    _limit: 5,
    _from: '2026-10-23',
    _to: '2026-11-21',
  });
});

it('the page loads the figures of the selected period', async () => {
  renderPage(<AnalyticsFigures />);
  await user.click(await screen.findByRole('button', { name: '7 days' }));

  const week = { _from: '2026-11-15', _to: '2026-11-21' };
  await vi.waitFor(() => {
    for (const figure of ['totals', 'series', 'funnel']) {
      expect(backend.bodies(`${RPC}analytics_${figure}`)).toContainEqual(week);
    }
  });
});
