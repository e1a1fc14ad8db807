import type { LiveState } from '@/shared/lib/live-state';
import { getSupabase } from './client';
import { keepChannel } from './keep-channel';

interface TablesWatcher<Table extends string> {
  /** Name of the private channel; policies on `realtime.messages` decide who may join it. */
  topic: string;
  tables: readonly Table[];
  /** These tables changed, or may have changed during a disconnect: refetch them. */
  onChange: (tables: ReadonlySet<Table>) => void;
  onStateChange: (state: LiveState) => void;
}

/** Changes within this time cause one refetch, in ms. */
const GATHER_MS = 250;

/**
 * Listens to all changes of some tables over a private channel. Returns the function that stops it.
 */
export function watchTables<Table extends string>({
  topic,
  tables,
  onChange,
  onStateChange,
}: TablesWatcher<Table>): () => void {
  let changed = new Set<Table>();
  let gather: ReturnType<typeof setTimeout> | undefined;

  const handleChange = (...news: readonly Table[]) => {
    for (const table of news) changed.add(table);
    gather ??= setTimeout(() => {
      const gathered = changed;
      gather = undefined;
      changed = new Set();
      onChange(gathered);
    }, GATHER_MS);
  };

  const { close } = keepChannel({
    topic,
    load: getSupabase,
    isWaitingForChanges: true,
    prepare: (channel) => {
      for (const table of tables) {
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => {
          handleChange(table);
        });
      }
    },
    onJoin: () => {
      handleChange(...tables); // Changes made before joining, or during a disconnect, weren't announced.
    },
    onStateChange,
  });

  return () => {
    clearTimeout(gather);
    close();
  };
}
