import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announceChange,
  announceFirstJoin,
  announceState,
  openWatchers,
} from '@tests/ui/fake-watch-tables';
import { FIRST_COUNTS, liveConsoleServer, renderConsole } from '@tests/ui/live-console';
import { member, renderPage } from '@tests/ui/render-app';
import { overviewKeys } from '@/features/overview/api/query-keys';
import { unreadCountsQueryOptions } from '@/features/overview/api/unread-counts';
import { LiveProvider } from './live-provider';
import { LIVE_TABLES } from './live-tables';

beforeEach(() => {
  liveConsoleServer();
});

it('a query is refetched once, even if several of its tables changed', async () => {
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

it('a page listens once it has its first data', async () => {
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

it('a moderator’s console listens only to the tables they may read', () => {
  renderPage(<LiveProvider>{null}</LiveProvider>, { auth: member('moderator') });
  expect(openWatchers().flatMap(({ tables }) => tables)).toEqual([
    'quotes',
    'quote_assignments',
    'quote_notes',
    'contact_messages',
    'job_applications',
    'emails',
  ]);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the connection', () => {
  const lost = () => screen.queryByText('Connection lost. Reconnecting...');
  const offline = () => screen.queryByText('You appear to be offline.');
  const report = (event: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
    fireEvent(window, new Event(event));
  };

  it('the connection is reported as lost while the channel is interrupted', () => {
    renderConsole();
    announceState('live');
    expect(lost()).not.toBeInTheDocument();
    announceState('interrupted');
    expect(lost()).toBeInTheDocument();
    announceState('live');
    expect(lost()).not.toBeInTheDocument();
  });

  it('the connection is reported as lost immediately when the browser is offline, until it is online', () => {
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
    const fetchCounts = vi.fn(() => Promise.resolve(answers.shift() ?? FIRST_COUNTS));
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

  it('only the counts are fetched again', async () => {
    const { fetchCounts, fetchActivity } = renderCounts([FIRST_COUNTS, { ...FIRST_COUNTS }]);
    await screen.findByText('fetched');
    announceFirstJoin();
    await waitFor(() => {
      expect(fetchCounts).toHaveBeenCalledTimes(2);
    });
    await act(() => Promise.resolve());
    expect(fetchActivity).toHaveBeenCalledOnce();
  });

  it('everything is fetched again if a record arrived in between', async () => {
    const { fetchActivity } = renderCounts([FIRST_COUNTS, { ...FIRST_COUNTS, quotes: 2 }]);
    await screen.findByText('fetched');
    announceFirstJoin();
    await waitFor(() => {
      expect(fetchActivity).toHaveBeenCalledTimes(2);
    });
  });

  it('everything is fetched again if that took long', async () => {
    const { fetchActivity } = renderCounts([FIRST_COUNTS, FIRST_COUNTS]);
    await screen.findByText('fetched');
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 6000);
    announceFirstJoin();
    await waitFor(() => {
      expect(fetchActivity).toHaveBeenCalledTimes(2);
    });
  });
});
