import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeRealtime } from '@tests/ui/fake-realtime';
import { watchPresence } from './watch-presence';

const supabase = fakeRealtime();
const { channels } = supabase;
const onSync = vi.fn();
const onStateChange = vi.fn();
let watching: ReturnType<typeof watchPresence>;

vi.mock('./load-supabase', () => ({ loadSupabase: () => Promise.resolve(supabase) }));

beforeEach(async () => {
  vi.useFakeTimers();
  channels.length = 0;
  vi.clearAllMocks();
  watching = watchPresence({ topic: 'default', onSync, onStateChange });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  watching.close();
  vi.useRealTimers();
});

it('a watcher joins the private channel and announces nothing', () => {
  expect(supabase.channel).toHaveBeenCalledExactlyOnceWith('default', {
    config: { private: true },
  });
  channels[0]?.report('SUBSCRIBED');
  channels[0]?.emitSync({});
  expect(channels[0]?.track).not.toHaveBeenCalled();
});

it('the connection is live only after the first sync', () => {
  channels[0]?.report('SUBSCRIBED');
  expect(onStateChange).not.toHaveBeenCalled();
  channels[0]?.emitSync({ one: [{ page: 1 }] });
  expect(onSync).toHaveBeenCalledExactlyOnceWith({ one: [{ page: 1 }] });
  expect(onStateChange).toHaveBeenCalledExactlyOnceWith('live');
});

it('the connection is live again only after another sync', () => {
  channels[0]?.report('SUBSCRIBED');
  channels[0]?.emitSync({});
  channels[0]?.report('CHANNEL_ERROR');
  expect(onStateChange).toHaveBeenLastCalledWith('interrupted');
  channels[0]?.report('SUBSCRIBED');
  expect(onStateChange).toHaveBeenLastCalledWith('interrupted');
  channels[0]?.emitSync({});
  expect(onStateChange).toHaveBeenLastCalledWith('live');
});

it('a retry reopens the channel immediately and leaves the old one', async () => {
  channels[0]?.report('TIMED_OUT');
  watching.retry();
  expect(onStateChange).toHaveBeenLastCalledWith('connecting');
  await vi.advanceTimersByTimeAsync(0);
  expect(supabase.removeChannel).toHaveBeenCalledExactlyOnceWith(channels[0]);
  expect(channels).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(channels).toHaveLength(2);
});

it('a stopped watcher reports nothing', async () => {
  watching.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(channels).toHaveLength(1);
  expect(onStateChange).not.toHaveBeenCalled();
});
