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

/** What the channel tells: who is there, and whether it is to be trusted. */
function hear(state: Parameters<typeof liveVisitors>[0], line: 'live' | 'interrupted' = 'live') {
  const watcher = vi.mocked(watchVisitors).mock.lastCall?.[0];
  act(() => {
    watcher?.onVisitors(liveVisitors(state));
    watcher?.onStateChange(line);
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
  it('claims nothing before the channel has said who is there', () => {
    render();
    expect(screen.getByText('Connecting...')).toBeInTheDocument();
    expect(screen.queryByText('No active visitors')).not.toBeInTheDocument();
  });

  it('says when nobody is there', () => {
    render();
    hear({});
    expect(screen.getByText('No active visitors')).toBeInTheDocument();
    expect(screen.getByText('0 now')).toBeInTheDocument();
  });

  it('tells number, page, place, browser and for how long', async () => {
    render();
    hear({ one: [presence({ user_id: ANNA, timestamp: new Date().toISOString() })] });
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

  it('names the first of all visitors, and invents no place', async () => {
    const first = { ...KNOWN, visitor_number: 0, geo_country: null, geo_city: null };
    backend.on(VISITORS, { status: 200, body: [first] });
    render();
    hear({ one: [presence({ user_id: ANNA })] });
    const row = await findRow('Master Creator');
    expect(within(row).getByText('Not known')).toBeInTheDocument();
  });

  it('shows whoever has no number yet', async () => {
    backend.on(VISITORS, { status: 200, body: [] });
    render();
    hear({ one: [presence({ user_id: ANNA })] });
    expect(await screen.findByText('New visitor')).toBeInTheDocument();
  });

  it('says that the numbers are missing, and fetches them when asked', async () => {
    backend.on(VISITORS, { status: 403, body: { code: '42501', message: 'permission denied' } });
    render();
    hear({ one: [presence({ user_id: ANNA })] });
    await screen.findByText('Visitor numbers and places could not be loaded.');
    backend.on(VISITORS, { status: 200, body: [KNOWN] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('#00000000412')).toBeInTheDocument();
  });

  it('keeps to the hundred who moved last when somebody floods the channel', () => {
    const flood = Array.from({ length: 130 }, (_, index) => [
      `tab-${String(index)}`,
      [presence({ user_id: String(index).padStart(32, 'f') })],
    ]);
    render();
    hear(Object.fromEntries(flood) as Parameters<typeof hear>[0]);
    expect(screen.getByText('100 of 130, those who moved last.')).toBeInTheDocument();
  });
});

describe('a lost line', () => {
  it('is told, with what was known before, until it is there again', async () => {
    render();
    hear({ one: [presence({ user_id: ANNA })] }, 'interrupted');
    expect(screen.getByRole('alert')).toHaveTextContent('may be out of date');
    expect(screen.getByText('1 when last heard')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(watching.retry).toHaveBeenCalledTimes(1);
    hear({});
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is noticed at once when the browser goes offline, and tried when it is back', () => {
    render();
    hear({});
    fireEvent(window, new Event('offline'));
    expect(screen.getByRole('alert')).toHaveTextContent('The live connection was lost.');
    fireEvent(window, new Event('online'));
    expect(watching.retry).toHaveBeenCalledTimes(1);
  });

  it('is nobody’s business once the page is left', () => {
    render().unmount();
    expect(watching.close).toHaveBeenCalledTimes(1);
  });
});

describe('a visitor', () => {
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

  it('who left opens with their history, and the journey of their last visit', async () => {
    backend.on(EVENTS, { status: 200, body: [event(2, {}), event(1, HOME)] });
    const { router } = render(`/?visitor=${ANNA}`);
    hear({});
    const dialog = await screen.findByRole('dialog', { name: '#00000000412' });
    expect(within(dialog).getByText(/Not on the site now/)).toBeInTheDocument();
    expect(within(dialog).getByText('Dayton, United States')).toBeInTheDocument();
    expect(await within(dialog).findByText('20s')).toBeInTheDocument();
    expect(within(dialog).getByText(/2 pages in 20s/)).toBeInTheDocument();
    expect(
      within(dialog).getByText('Left from here; how long they stayed is not known.'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
  });

  it('says so when the history cannot be had', async () => {
    backend.on(EVENTS, { status: 403, body: { code: '42501', message: 'permission denied' } });
    render(`/?visitor=${ANNA}`);
    hear({});
    expect(await screen.findByText('The visit history could not be loaded.')).toBeInTheDocument();
  });
});
