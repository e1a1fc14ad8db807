import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unreadCountsQueryOptions } from '@/features/overview/api/unread-counts';
import { overviewKeys } from '@/features/overview/api/keys';
import { ConsolePage } from '@/pages/admin/console-page';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import {
  announceChange,
  announceFirstJoin,
  announceInsert,
  announceRejoin,
  announceState,
  openWatchers,
} from '@tests/ui/fake-watch-tables';
import { member, renderPage, renderRoutes } from '@tests/ui/render-app';
import { LiveProvider } from './live-provider';
import { LIVE_TABLES } from './live-tables';

const QUOTES = 'GET /rest/v1/admin_quotes';
const UNREAD = 'POST /rest/v1/rpc/admin_unread_counts';
const FIRST = { quotes: 1, applications: 0, messages: 0 };
let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
  backend.on(QUOTES, { status: 200, body: [] });
  backend.on(UNREAD, {
    status: 200,
    body: { ...FIRST, newest_quote_at: '-infinity', failed_emails: [] },
  });
});

it('refetches once what shows several changed tables', async () => {
  const fetchActivity = vi.fn(() =>
    Promise.resolve(`fetch ${String(fetchActivity.mock.calls.length)}`),
  );
  function Activity() {
    const { data } = useQuery({ queryKey: overviewKeys.activity(), queryFn: fetchActivity });
    return <p>{data}</p>;
  }
  renderPage(
    <LiveProvider>
      <Activity />
    </LiveProvider>,
    { auth: member('admin') },
  );
  await screen.findByText('fetch 1');

  announceChange(...Object.keys(LIVE_TABLES));

  await screen.findByText('fetch 2');
  expect(fetchActivity).toHaveBeenCalledTimes(2);
});

it('listens once the page has its first data', async () => {
  let finish: (rows: string) => void = () => undefined;
  const rows = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const fetchRows = () => rows;
  function Rows() {
    const { data } = useQuery({ queryKey: ['rows'], queryFn: fetchRows });
    return <p>{data}</p>;
  }
  renderPage(
    <LiveProvider>
      <Rows />
    </LiveProvider>,
    { auth: member('admin') },
  );
  expect(openWatchers()).toEqual([]);

  finish('24 quotes');

  await screen.findByText('24 quotes');
  await waitFor(() => {
    expect(openWatchers()).toHaveLength(1);
  });
});

it('listens for a moderator only to the tables they may read', () => {
  renderPage(<LiveProvider>{null}</LiveProvider>, { auth: member('moderator') });
  expect(openWatchers().flatMap(({ tables }) => tables)).toEqual([
    'quotes',
    'quote_assignments',
    'quote_notes',
    'contact_messages',
    'job_applications',
    'email_log',
  ]);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A console page with the provider around it. */
function renderConsole() {
  const element = (
    <LiveProvider>
      <Outlet context={{ onOpenMenu: vi.fn() }} />
    </LiveProvider>
  );
  const page = (
    <ConsolePage title="Fleet" path="/admin/fleet">
      <p>Vehicles</p>
    </ConsolePage>
  );
  return renderRoutes([{ path: '*', element, children: [{ path: '*', element: page }] }], {
    at: '/admin/fleet',
    auth: member('admin'),
  });
}

describe('the connection', () => {
  const lost = () => screen.queryByText('Connection lost. Reconnecting...');
  const offline = () => screen.queryByText('You appear to be offline.');
  const report = (event: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
    fireEvent(window, new Event(event));
  };

  it('is reported as lost while the channel is interrupted', () => {
    renderConsole();
    announceState('live');
    expect(lost()).not.toBeInTheDocument();
    announceState('interrupted');
    expect(lost()).toBeInTheDocument();
    announceState('live');
    expect(lost()).not.toBeInTheDocument();
  });

  it('is reported as lost immediately when the browser is offline, until it is online', () => {
    vi.useFakeTimers();
    renderConsole();
    announceState('live');
    report('offline');
    expect(offline()).toBeInTheDocument();
    report('online');
    expect(offline()).not.toBeInTheDocument();
    expect(lost()).not.toBeInTheDocument();
  });
});

describe('when the channel is live for the first time', () => {
  function renderCounts(answers: object[]) {
    const fetchCounts = vi.fn(() => Promise.resolve(answers.shift() ?? FIRST));
    const fetchActivity = vi.fn(() => Promise.resolve('activity'));
    function Queries() {
      const counts = useQuery({ ...unreadCountsQueryOptions(), queryFn: fetchCounts as never });
      useQuery({ queryKey: overviewKeys.activity(), queryFn: fetchActivity });
      return <p>{counts.data && 'fetched'}</p>;
    }
    renderPage(
      <LiveProvider>
        <Queries />
      </LiveProvider>,
      { auth: member('admin') },
    );
    return { fetchCounts, fetchActivity };
  }

  it('refetches only the counts', async () => {
    const { fetchCounts, fetchActivity } = renderCounts([FIRST, { ...FIRST }]);
    await screen.findByText('fetched');
    announceFirstJoin();
    await waitFor(() => {
      expect(fetchCounts).toHaveBeenCalledTimes(2);
    });
    await act(() => Promise.resolve());
    expect(fetchActivity).toHaveBeenCalledOnce();
  });

  it('refetches everything if a record arrived in between', async () => {
    const { fetchActivity } = renderCounts([FIRST, { ...FIRST, quotes: 2 }]);
    await screen.findByText('fetched');
    announceFirstJoin();
    await waitFor(() => {
      expect(fetchActivity).toHaveBeenCalledTimes(2);
    });
  });

  it('refetches everything if that took long', async () => {
    const { fetchActivity } = renderCounts([FIRST, FIRST]);
    await screen.findByText('fetched');
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 6000);
    announceFirstJoin();
    await waitFor(() => {
      expect(fetchActivity).toHaveBeenCalledTimes(2);
    });
  });
});

describe('a new quote', () => {
  const QUOTE = {
    id: '7',
    customer_name: 'Ida Moss',
    origin: 'Dayton, OH',
    destination: 'Reno, NV',
  };

  it('shows a toast that opens it, and a count in the title', async () => {
    const { router } = renderConsole();
    announceInsert('quotes', QUOTE);
    expect(await screen.findByText('Ida Moss: Dayton, OH to Reno, NV')).toBeInTheDocument();
    await waitFor(() => {
      expect(document.title).toMatch(/^\(1\) Fleet · Admin/);
    });
    announceInsert('quotes', { ...QUOTE, id: '8' });
    await waitFor(() => {
      expect(document.title).toMatch(/^\(2\) Fleet/);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(router.state.location.search).toBe('?quote=7');
  });

  it('is not announced for other records', () => {
    renderConsole();
    announceInsert('contact_messages', QUOTE);
    expect(screen.queryByText('New quote request')).not.toBeInTheDocument();
  });
});

describe('an offer that is accepted while the console is open', () => {
  const LOAD = {
    id: 'load-1',
    number: 'L-2026-00042',
    offer_id: 'offer-1',
    origin: 'Dayton, OH',
    destination: 'Laredo, TX',
  };

  it('is announced with its load', async () => {
    const { router } = renderConsole();
    announceInsert('loads', LOAD);
    expect(await screen.findByText('Offer accepted')).toBeInTheDocument();
    expect(screen.getByText('Load L-2026-00042: Dayton, OH to Laredo, TX')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Open load' }));
    expect(router.state.location.pathname).toBe('/admin/loads/L-2026-00042');
  });

  it('isn’t announced for a load that dispatch created', () => {
    renderConsole();
    announceInsert('loads', { ...LOAD, offer_id: null });
    expect(screen.queryByText('Offer accepted')).not.toBeInTheDocument();
  });
});

describe('quotes that arrived while the console was offline', () => {
  const quote = (id: string, at: string) => ({
    id,
    created_at: `2026-11-23T${at}:00.123456+00:00`,
    customer_name: `Customer ${id}`,
    origin: 'Dayton, OH',
    destination: 'Reno, NV',
  });
  const OLD = quote('1', '08:00');

  /** A connected console, and the quotes on the server, newest first. */
  async function renderConnected(stored = [OLD]) {
    const asked: string[] = [];
    const newest_quote_at = stored[0]?.created_at ?? '-infinity';
    backend.on(UNREAD, { status: 200, body: { ...FIRST, newest_quote_at, failed_emails: [] } });
    backend.on(QUOTES, (_body, url) => {
      const after = url.searchParams.get('created_at')?.replace('gt.', '') ?? 'any time';
      asked.push(after);
      const body = stored.filter(({ created_at }) => after === '-infinity' || created_at > after);
      const range = `0-${String(body.length)}/${String(body.length)}`;
      return { status: 200, body, headers: { 'content-range': range } };
    });
    renderConsole();
    announceFirstJoin();
    await waitFor(() => {
      expect(backend.bodies(UNREAD)).toHaveLength(1);
    });
    announceState('interrupted');
    return { stored, asked };
  }

  it('are counted and announced in one toast, once', async () => {
    const { stored, asked } = await renderConnected();
    stored.unshift(quote('4', '08:30'), quote('3', '08:20'), quote('2', '08:10'));
    announceRejoin();
    expect(await screen.findByText('3 new quotes while you were offline')).toBeInTheDocument();
    expect(screen.getByText('The latest is from Customer 4.')).toBeInTheDocument();
    await waitFor(() => {
      expect(document.title).toMatch(/^\(3\) Fleet/);
    });

    announceRejoin();
    await waitFor(() => {
      expect(asked).toEqual([OLD.created_at, quote('4', '08:30').created_at]);
    });
    await act(() => Promise.resolve());
    expect(document.title).toMatch(/^\(3\) Fleet/);
    expect(screen.getAllByText('3 new quotes while you were offline')).toHaveLength(1);
  });

  it('are announced when a hidden tab wakes up, except those announced live', async () => {
    const { stored } = await renderConnected();
    stored.unshift(quote('3', '08:20'), quote('2', '08:10'));
    announceInsert('quotes', quote('2', '08:10'));
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('New quote while you were offline')).toBeInTheDocument();
    expect(screen.getByText('Customer 3: Dayton, OH to Reno, NV')).toBeInTheDocument();

    announceInsert('quotes', quote('3', '08:20'));
    await waitFor(() => {
      expect(document.title).toMatch(/^\(2\) Fleet/);
    });
  });

  it('are announced if there were none before', async () => {
    const { stored } = await renderConnected([]);
    stored.unshift(quote('1', '08:00'));
    announceRejoin();
    expect(await screen.findByText('Customer 1: Dayton, OH to Reno, NV')).toBeInTheDocument();
  });
});
