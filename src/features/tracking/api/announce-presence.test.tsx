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
const announced = () =>
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

it('the page is announced once the channel is joined', () => {
  expect(announced()).toEqual([]);
  channels[0]?.report('SUBSCRIBED');
  expect(announced()).toMatchObject([
    { user_id: IDS.consentId, session_id: IDS.sessionId, page_title: 'Fleet', site_id: 'default' },
  ]);
  expect(announced()[0]?.page_url).toMatch(/\/fleet$/);
});

it('every tab joins with a separate key', async () => {
  const second = announcePresence(place('/fleet'), IDS);
  await wait(0);
  second.leave();
  const keys = supabase.channel.mock.calls.map(
    ([, options]) => (options as { config: { presence: { key: string } } }).config.presence.key,
  );
  expect(new Set(keys).size).toBe(2);
});

it('a page change is announced', () => {
  channels[0]?.report('SUBSCRIBED');
  presence.update(place('/quote'));
  expect(announced().at(-1)?.page_url).toMatch(/\/quote$/);
});

it('the announcement is repeated unchanged after a reconnect', async () => {
  channels[0]?.report('SUBSCRIBED');
  channels[0]?.report('CLOSED');
  await wait(60_000);
  channels[1]?.report('SUBSCRIBED');
  expect(announced()).toHaveLength(2);
  expect(announced()[1]).toEqual(announced()[0]);
});

it('nothing is announced after the visitor left', async () => {
  channels[0]?.report('SUBSCRIBED');
  presence.leave();
  presence.update(place('/quote'));
  await wait(60_000);
  expect(announced()).toHaveLength(1);
  expect(supabase.removeChannel).toHaveBeenCalledTimes(1);
  expect(channels).toHaveLength(1);
});
