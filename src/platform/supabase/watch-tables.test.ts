import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRealtime } from '@tests/ui/fake-realtime';
import { watchTables } from './watch-tables';

const supabase = fakeRealtime();
const { channels } = supabase;

vi.mock('./load-supabase', () => ({ loadSupabase: () => Promise.resolve(supabase) }));

const onChange = vi.fn();
const onStateChange = vi.fn();
let stop: () => void;

function start(more: Partial<Parameters<typeof watchTables<'quotes' | 'messages'>>[0]> = {}) {
  const tables = ['quotes', 'messages'] as const;
  stop = watchTables({ topic: 'admin:test', tables, onChange, onStateChange, ...more });
}

/** Starts watching and lets the channel open. */
async function watch() {
  start();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
  channels.length = 0;
  vi.clearAllMocks();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a watcher joins a private channel with the current token', async () => {
  await watch();
  expect(supabase.realtime.setAuth).toHaveBeenCalledBefore(supabase.channel);
  expect(supabase.channel).toHaveBeenCalledExactlyOnceWith(
    'admin:test',
    expect.objectContaining({ config: expect.objectContaining({ private: true }) as object }),
  );
});

it('queries are fetched again once subscribed, because earlier changes weren’t announced', async () => {
  await watch();
  channels[0]?.report('SUBSCRIBED');
  expect(onStateChange).not.toHaveBeenCalled();
  channels[0]?.emitSystem({ extension: 'postgres_changes', status: 'ok' });
  expect(onStateChange).toHaveBeenLastCalledWith('live');
  await vi.advanceTimersByTimeAsync(1000);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Set(['quotes', 'messages']));
});

it('a table whose rows were deleted is fetched again', async () => {
  await watch();
  channels[0]?.emitChange('deleted', { payload: { table: 'messages' } });
  channels[0]?.emitChange('deleted', { payload: { table: 'loads' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Set(['messages']));
});

it.each([
  { extension: 'postgres_changes', status: 'error' },
  { extension: 'presence', status: 'ok' },
])(
  'a watcher does not count as live when the server reports $extension $status',
  async (message) => {
    await watch();
    channels[0]?.report('SUBSCRIBED');
    channels[0]?.emitSystem(message);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onStateChange).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
  },
);

it('a notice says which tables changed', async () => {
  await watch();
  channels[0]?.emitChange('messages');
  await vi.advanceTimersByTimeAsync(1000);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Set(['messages']));
});

it('changes in quick succession are combined', async () => {
  await watch();
  for (let change = 0; change < 50; change += 1) channels[0]?.emitChange('quotes');
  await vi.advanceTimersByTimeAsync(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
  channels[0]?.emitChange('quotes');
  await vi.advanceTimersByTimeAsync(1000);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('the first time a watcher is live is reported separately, if asked to', async () => {
  const onFirstJoin = vi.fn();
  start({ onFirstJoin });
  await vi.advanceTimersByTimeAsync(0);
  const join = async () => {
    channels[0]?.report('SUBSCRIBED');
    channels[0]?.emitSystem({ extension: 'postgres_changes', status: 'ok' });
    await vi.advanceTimersByTimeAsync(1000);
  };
  await join();
  expect(onFirstJoin).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();

  channels[0]?.report('TIMED_OUT');
  await join();
  expect(onFirstJoin).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Set(['quotes', 'messages']));
});

it('a watcher reports added rows, and no other changes', async () => {
  const onInsert = vi.fn();
  start({ onInsert });
  await vi.advanceTimersByTimeAsync(0);
  channels[0]?.emitChange('quotes', { eventType: 'UPDATE', new: { id: '1' } });
  channels[0]?.emitChange('quotes', { eventType: 'INSERT', new: { id: '2' } });
  expect(onInsert).toHaveBeenCalledExactlyOnceWith('quotes', { id: '2' });
});

describe('checking the connection', () => {
  it('sends heartbeats often enough to notice a silent loss within 10 s', async () => {
    start({ checksConnection: true });
    await vi.advanceTimersByTimeAsync(10_000);
    // The client gives up when the second heartbeat is due and the first is unanswered.
    expect(supabase.realtime.sendHeartbeat.mock.calls.length).toBeGreaterThanOrEqual(2);
    stop();
    supabase.realtime.sendHeartbeat.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(supabase.realtime.sendHeartbeat).not.toHaveBeenCalled();
  });

  it('reconnects as soon as the browser is online', async () => {
    start({ checksConnection: true });
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    expect(supabase.realtime.connect).toHaveBeenCalledOnce();
  });

  it('checking the connection is skipped where nothing shows the connection state', async () => {
    await watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(supabase.realtime.sendHeartbeat).not.toHaveBeenCalled();
  });
});

describe('when the connection drops', () => {
  it.each(['CHANNEL_ERROR', 'TIMED_OUT'])(
    'the watcher says so (%s) and leaves rejoining to the client',
    async (status) => {
      await watch();
      channels[0]?.report(status);
      expect(onStateChange).toHaveBeenLastCalledWith('interrupted');
      channels[0]?.report('SUBSCRIBED');
      channels[0]?.emitSystem({ extension: 'postgres_changes', status: 'ok' });
      expect(onStateChange).toHaveBeenLastCalledWith('live');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(channels).toHaveLength(1);
      expect(onChange).toHaveBeenCalledTimes(1);
    },
  );

  it('the watcher reopens a channel that the server closed', async () => {
    await watch();
    channels[0]?.report('CLOSED');
    expect(onStateChange).toHaveBeenLastCalledWith('interrupted');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(channels).toHaveLength(2);
    channels[1]?.report('SUBSCRIBED');
    channels[1]?.emitSystem({ extension: 'postgres_changes', status: 'ok' });
    expect(onStateChange).toHaveBeenLastCalledWith('live');
  });

  it('the watcher retries when there is no token', async () => {
    supabase.realtime.setAuth.mockRejectedValueOnce(new Error('offline'));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await watch();
    expect(channels).toHaveLength(0);
    expect(onStateChange).toHaveBeenLastCalledWith('interrupted');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(channels).toHaveLength(1);
  });
});

describe('after it was stopped', () => {
  it('the watcher leaves the channel and reports nothing', async () => {
    await watch();
    channels[0]?.emitChange('quotes');
    stop();
    expect(supabase.removeChannel).toHaveBeenCalledTimes(1);
    onStateChange.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onChange).not.toHaveBeenCalled();
    expect(onStateChange).not.toHaveBeenCalled();
    expect(channels).toHaveLength(1);
  });

  it('the watcher opens no channel if it was stopped before', async () => {
    start();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(channels).toHaveLength(0);
  });
});
