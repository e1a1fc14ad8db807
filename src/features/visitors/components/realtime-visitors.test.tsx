import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findRow } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderPage } from '@tests/ui/render-app';
import { presence } from '@tests/ui/visitors';
import { watchVisitors } from '../api/watch-visitors';
import { liveVisitors } from '../model/live-visitor';
import { RealtimeVisitors } from './realtime-visitors';

const watching = { close: vi.fn(), retry: vi.fn() };

vi.mock('../api/watch-visitors', () => ({ watchVisitors: vi.fn() }));

const ANNA = 'a'.repeat(32);
const KNOWN = {
  consent_id: ANNA,
  visitor_number: 412,
  first_seen_at: '2026-11-20T12:00:00Z',
  total_visits: 3,
  geo_country: 'US',
  geo_city: 'Dayton',
};
const VISITORS = 'GET /rest/v1/unique_visitors';
const EVENTS = 'GET /rest/v1/analytics_events';

let backend: FakeBackend;

const render = (at = '/') => renderPage(<RealtimeVisitors tools={null} />, { at });

/** Simulates a channel sync and its connection state. */
function sync(
  state: Parameters<typeof liveVisitors>[0],
  connection: 'live' | 'interrupted' = 'live',
) {
  const watcher = vi.mocked(watchVisitors).mock.lastCall?.[0];
  act(() => {
    watcher?.onVisitors(liveVisitors(state));
    watcher?.onStateChange(connection);
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(watchVisitors).mockReturnValue(watching);
  backend = fakeBackend();
  backend.on(VISITORS, { status: 200, body: [KNOWN] });
  backend.on(EVENTS, { status: 200, body: [] });
});

describe('the live list', () => {
  it('shows a connecting state before the first sync', () => {
    render();
    expect(screen.getByText('Connecting...')).toBeInTheDocument();
    expect(screen.queryByText('No active visitors')).not.toBeInTheDocument();
  });

  it('shows an empty state', () => {
    render();
    sync({});
    expect(screen.getByText('No active visitors')).toBeInTheDocument();
    expect(screen.getByText('0 now')).toBeInTheDocument();
  });

  it('shows number, page, location, browser and time on page', async () => {
    render();
    sync({ one: [presence({ user_id: ANNA, timestamp: new Date().toISOString() })] });
    const row = await findRow('#00000000412');
    for (const text of [
      'Fleet',
      '/fleet',
      'Dayton, United States',
      'Chrome 140',
      'Windows 10, Desktop',
    ]) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(within(row).getByText(/^\d+s$/)).toBeInTheDocument();
  });

  it('names visitor 0 and shows an unknown location', async () => {
    const first = { ...KNOWN, visitor_number: 0, geo_country: null, geo_city: null };
    backend.on(VISITORS, { status: 200, body: [first] });
    render();
    sync({ one: [presence({ user_id: ANNA })] });
    const row = await findRow('Master Creator');
    expect(within(row).getByText('Unknown')).toBeInTheDocument();
  });

  it('shows a visitor without a number', async () => {
    backend.on(VISITORS, { status: 200, body: [] });
    render();
    sync({ one: [presence({ user_id: ANNA })] });
    expect(await screen.findByText('New visitor')).toBeInTheDocument();
  });

  it('reports missing numbers and refetches them', async () => {
    backend.on(VISITORS, { status: 403, body: { code: '42501', message: 'permission denied' } });
    render();
    sync({ one: [presence({ user_id: ANNA })] });
    await screen.findByText('We couldn’t load visitor numbers and locations.');
    backend.on(VISITORS, { status: 200, body: [KNOWN] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('#00000000412')).toBeInTheDocument();
  });

  it('shows at most a hundred visitors', () => {
    const flood = Array.from({ length: 130 }, (_, index) => [
      `tab-${String(index)}`,
      [presence({ user_id: String(index).padStart(32, 'f') })],
    ]);
    render();
    sync(Object.fromEntries(flood) as Parameters<typeof sync>[0]);
    expect(screen.getByText('100 of 130, most recently active first.')).toBeInTheDocument();
  });
});

describe('a lost connection', () => {
  it('shows an alert above the last known list until it is back', async () => {
    render();
    sync({ one: [presence({ user_id: ANNA })] }, 'interrupted');
    expect(screen.getByRole('alert')).toHaveTextContent('may be out of date');
    expect(screen.getByText('1 at last update')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(watching.retry).toHaveBeenCalledTimes(1);
    sync({});
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a lost connection is detected when the browser goes offline and retried when it is online', () => {
    render();
    sync({});
    fireEvent(window, new Event('offline'));
    expect(screen.getByRole('alert')).toHaveTextContent('Live connection lost.');
    fireEvent(window, new Event('online'));
    expect(watching.retry).toHaveBeenCalledTimes(1);
  });

  it('a lost connection is not watched after the page is closed', () => {
    render().unmount();
    expect(watching.close).toHaveBeenCalledTimes(1);
  });
});

describe('the visitor dialog', () => {
  const event = (id: number, parts: object) => ({
    id: String(id),
    created_at: new Date(Date.UTC(2026, 10, 21, 12, 0, id * 20)).toISOString(),
    event_name: 'page_view',
    session_id: 's'.repeat(32),
    user_agent: null,
    page_title: 'Fleet',
    page_url: 'https://www.example.com/fleet',
    referrer: null,
    ...parts,
  });
  const HOME = { page_title: 'Home', page_url: 'https://www.example.com/' };

  it('shows the history and last journey of a visitor who left', async () => {
    backend.on(EVENTS, { status: 200, body: [event(2, {}), event(1, HOME)] });
    const { router } = render(`/?visitor=${ANNA}`);
    sync({});
    const dialog = await screen.findByRole('dialog', { name: '#00000000412' });
    expect(within(dialog).getByText(/Not on the site now/)).toBeInTheDocument();
    expect(within(dialog).getByText('Dayton, United States')).toBeInTheDocument();
    expect(await within(dialog).findByText('20s')).toBeInTheDocument();
    expect(within(dialog).getByText(/2 pages in 20s/)).toBeInTheDocument();
    expect(within(dialog).getByText('Left from here. Time on page unknown.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
  });

  it('reports a history that failed to load', async () => {
    backend.on(EVENTS, { status: 403, body: { code: '42501', message: 'permission denied' } });
    render(`/?visitor=${ANNA}`);
    sync({});
    expect(await screen.findByText('We couldn’t load the visit history.')).toBeInTheDocument();
  });
});
