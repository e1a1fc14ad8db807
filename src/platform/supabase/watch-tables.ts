import type { LiveState } from '@/shared/lib/live-state';
import { logError } from '@/shared/lib/log';
import { getSupabase } from './client';

interface TablesWatcher<Table extends string> {
  /** Name of the private channel; policies on `realtime.messages` say who may join it. */
  topic: string;
  tables: readonly Table[];
  /** Something changed in these tables, or may have while nobody was listening: fetch again. */
  onChange: (tables: ReadonlySet<Table>) => void;
  onStateChange: (state: LiveState) => void;
}

/** Changes that come close together are fetched in one go. */
const GATHER_MS = 250;
const REOPEN_MS = 5_000;

/** Channels on their way out, by topic: the client would hand one out again half closed. */
const closing = new Map<string, Promise<unknown>>();

/**
 * Listens to every change of some tables over a private channel. Socket and channel reconnect by
 * themselves with growing pauses; a channel the server closed is opened anew. Returns the function
 * that stops listening.
 */
export function watchTables<Table extends string>({
  topic,
  tables,
  onChange,
  onStateChange,
}: TablesWatcher<Table>): () => void {
  const supabase = getSupabase();
  let channel: ReturnType<typeof supabase.channel> | undefined;
  let changed = new Set<Table>();
  let gather: ReturnType<typeof setTimeout> | undefined;
  let reopen: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const handleChange = (...news: readonly Table[]) => {
    for (const table of news) changed.add(table);
    gather ??= setTimeout(() => {
      const gathered = changed;
      gather = undefined;
      changed = new Set();
      onChange(gathered);
    }, GATHER_MS);
  };

  const close = () => {
    if (channel === undefined) return;
    const leaving = channel;
    channel = undefined; // First: removing it reports CLOSED at once.
    closing.set(topic, supabase.removeChannel(leaving));
  };

  const openLater = () => {
    onStateChange('interrupted');
    close();
    reopen = setTimeout(() => void open(), REOPEN_MS);
  };

  const open = async () => {
    try {
      await closing.get(topic);
      // A private topic is judged by the token the channel joins with.
      await supabase.realtime.setAuth();
    } catch (error) {
      logError(`The channel ${topic} could not be opened`, error);
      if (!isStopped) openLater();
      return;
    }
    if (isStopped) return;
    // `wait`: 'SUBSCRIBED' means that changes flow, not only that the channel was joined.
    const opened = supabase.channel(topic, {
      config: { private: true, postgres_changes_options: { wait: true } },
    });
    for (const table of tables) {
      opened.on('postgres_changes', { event: '*', schema: 'public', table }, () => {
        handleChange(table);
      });
    }
    channel = opened;
    opened.subscribe((status: string, error) => {
      if (channel !== opened) return; // Closed by us.
      if (error) logError(`The channel ${topic} reported an error`, error);
      if (status === 'SUBSCRIBED') {
        onStateChange('live');
        handleChange(...tables); // What happened before, or since the line broke, was not announced.
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
