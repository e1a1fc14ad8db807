import { presenceSchema } from '@contracts/tracking';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeRealtime } from '@tests/ui/fake-realtime';
import { announcePresence, type Presence } from './announce-presence';

const supabase = fakeRealtime();
const { channels } = supabase;
const IDS = {
  consentId: 'c'.repeat(32),
  sessionId: 's'.repeat(32),
  isNewVisitor: false,
  isNewSession: false,
};
let presence: Presence;

vi.mock('@/platform/supabase/load-supabase', () => ({
  loadSupabase: () => Promise.resolve(supabase),
}));

const place = (pathname: string) => ({ pathname, search: '' });
const said = () =>
  channels.flatMap(({ track }) => track.mock.calls.map(([entry]) => presenceSchema.parse(entry)));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  channels.length = 0;
  vi.clearAllMocks();
  document.title = 'Fleet';
  presence = announcePresence(place('/fleet'), IDS);
  await wait(0);
});
afterEach(() => {
  presence.leave();
  vi.useRealTimers();
});

it('says nothing before the channel is joined, then where the visitor is', () => {
  expect(said()).toEqual([]);
  channels[0]?.report('SUBSCRIBED');
  expect(said()).toMatchObject([
    { user_id: IDS.consentId, session_id: IDS.sessionId, page_title: 'Fleet', site_id: 'default' },
  ]);
  expect(said()[0]?.page_url).toMatch(/\/fleet$/);
});

it('joins with a key of its own in every tab', async () => {
  const second = announcePresence(place('/fleet'), IDS);
  await wait(0);
  second.leave();
  const keys = supabase.channel.mock.calls.map(
    ([, options]) => (options as { config: { presence: { key: string } } }).config.presence.key,
  );
  expect(new Set(keys).size).toBe(2);
});

it('says so when the visitor goes on', () => {
  channels[0]?.report('SUBSCRIBED');
  presence.update(place('/quote'));
  expect(said().at(-1)?.page_url).toMatch(/\/quote$/);
});

it('says it again after a sleep: the same page, since the same time', async () => {
  channels[0]?.report('SUBSCRIBED');
  channels[0]?.report('CLOSED');
  await wait(60_000);
  channels[1]?.report('SUBSCRIBED');
  expect(said()).toHaveLength(2);
  expect(said()[1]).toEqual(said()[0]);
});

it('says nothing more once the visitor has left', async () => {
  channels[0]?.report('SUBSCRIBED');
  presence.leave();
  presence.update(place('/quote'));
  await wait(60_000);
  expect(said()).toHaveLength(1);
  expect(supabase.removeChannel).toHaveBeenCalledTimes(1);
  expect(channels).toHaveLength(1);
});
