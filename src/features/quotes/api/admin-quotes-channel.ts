import { getSupabase } from '@/platform/supabase/client';
import { logError } from '@/shared/lib/log';

/** Whether changes arrive by themselves, not yet, or not just now. */
export type LiveState = 'connecting' | 'live' | 'interrupted';

interface QuotesWatcher {
  /** Something changed, or may have while nobody was listening: fetch again. */
  onChange: () => void;
  onStateChange: (state: LiveState) => void;
}

const TOPIC = 'admin:quotes';
const ALL_QUOTES = { event: '*', schema: 'public', table: 'quotes' } as const;
/** Changes that come close together are fetched in one go. */
const GATHER_MS = 250;
const REOPEN_MS = 5_000;

/** A channel of this topic on its way out: the client would hand it out again half closed. */
let closing: Promise<unknown> = Promise.resolve();

/**
 * Listens to every change of the quotes table over a private channel, which only admins may join.
 * Socket and channel reconnect by themselves with growing pauses; a channel the server closed is
 * opened anew. Returns the function that stops listening.
 */
export function watchQuotes({ onChange, onStateChange }: QuotesWatcher): () => void {
  const supabase = getSupabase();
  let channel: ReturnType<typeof supabase.channel> | undefined;
  let gather: ReturnType<typeof setTimeout> | undefined;
  let reopen: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const handleChange = () => {
    gather ??= setTimeout(() => {
      gather = undefined;
      onChange();
    }, GATHER_MS);
  };

  const close = () => {
    if (channel === undefined) return;
    const leaving = channel;
    channel = undefined; // First: removing it reports CLOSED at once.
    closing = supabase.removeChannel(leaving);
  };

  const openLater = () => {
    onStateChange('interrupted');
    close();
    reopen = setTimeout(() => void open(), REOPEN_MS);
  };

  const open = async () => {
    try {
      await closing;
      // A private topic is judged by the token the channel joins with.
      await supabase.realtime.setAuth();
    } catch (error) {
      logError('The quotes channel could not be opened', error);
      if (!isStopped) openLater();
      return;
    }
    if (isStopped) return;
    const opened = supabase
      // `wait`: 'SUBSCRIBED' means that changes flow, not only that the channel was joined.
      .channel(TOPIC, { config: { private: true, postgres_changes_options: { wait: true } } })
      .on('postgres_changes', ALL_QUOTES, handleChange);
    channel = opened;
    opened.subscribe((status: string, error) => {
      if (channel !== opened) return; // Closed by us.
      if (error) logError('The quotes channel reported an error', error);
      if (status === 'SUBSCRIBED') {
        onStateChange('live');
        handleChange(); // What happened before, or since the line broke, was not announced.
      } else if (status === 'CLOSED') {
        openLater();
      } else {
        onStateChange('interrupted');
      }
    });
  };

  void open();

  return () => {
    isStopped = true;
    clearTimeout(gather);
    clearTimeout(reopen);
    close();
  };
}
