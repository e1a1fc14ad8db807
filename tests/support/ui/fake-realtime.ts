import { vi } from 'vitest';

type Report = (status: string, error?: Error) => void;

/** A channel like supabase-js's: removing it reports CLOSED before the promise settles. */
function fakeChannel() {
  const listeners = new Map<string, (message?: object) => void>();
  const channel = {
    emitChange: (table: string, change: object = {}) => listeners.get(table)?.(change),
    emitSync: (state: object) => {
      channel.state = state;
      listeners.get('sync')?.();
    },
    emitSystem: (message: object) => listeners.get('system')?.(message),
    state: {},
    presenceState: () => channel.state,
    track: vi.fn((_entry: object) => Promise.resolve('ok')),
    report: ((_status) => undefined) as Report,
    on: (type: string, filter: { table?: string; event?: string }, onEvent: () => void) => {
      listeners.set(filter.table ?? filter.event ?? type, onEvent);
      return channel;
    },
    subscribe: (report: Report) => {
      channel.report = report;
      return channel;
    },
  };
  return channel;
}

export type FakeChannel = ReturnType<typeof fakeChannel>;

/** The supabase-js calls that open and close channels. The test plays the server. */
export function fakeRealtime() {
  const channels: FakeChannel[] = [];
  return {
    /** Every channel that was opened, oldest first. */
    channels,
    realtime: {
      setAuth: vi.fn(() => Promise.resolve()),
      sendHeartbeat: vi.fn(() => Promise.resolve()),
      connect: vi.fn(),
    },
    channel: vi.fn((_topic: string, _options: object) => {
      const channel = fakeChannel();
      channels.push(channel);
      return channel;
    }),
    removeChannel: vi.fn((channel: FakeChannel) => {
      channel.report('CLOSED');
      return Promise.resolve('ok');
    }),
  };
}
