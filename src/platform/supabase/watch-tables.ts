import type { LiveState } from '@/shared/lib/live-state';
import type { Supabase } from './client';
import { keepChannel } from './keep-channel';

interface TablesWatcher<Table extends string> {
  /** Name of the private channel; policies on `realtime.messages` decide who may join it. */
  topic: string;
  tables: readonly Table[];
  /** These tables changed, or may have changed during a disconnect: refetch them. */
  onChange: (tables: ReadonlySet<Table>) => void;
  onStateChange: (state: LiveState) => void;
  /** Called instead of `onChange` when the channel is live for the first time. */
  onFirstJoin?: () => unknown;
  /** The channel is live again after a disconnect. `onChange` is called too. */
  onRejoin?: () => void;
  /** A row was added while the channel was live. */
  onInsert?: (table: Table, row: Readonly<Record<string, unknown>>) => void;
  /** Notices a silent loss of the connection within 10 seconds instead of a minute. */
  checksConnection?: boolean;
}

/** Sent by `private.announce_deletions`. */
interface DeletionNotice {
  payload: { table: string };
}

/** Changes within this time cause one refetch, in ms. */
const GATHER_MS = 250;

/** The client closes a connection that doesn't answer one heartbeat before the next. */
const HEARTBEAT_MS = 4_000;

/**
 * Listens to all changes of some tables over a private channel. Returns the function that stops it.
 */
export function watchTables<Table extends string>({
  topic,
  tables,
  onChange,
  onStateChange,
  onFirstJoin,
  onRejoin,
  onInsert,
  checksConnection = false,
}: TablesWatcher<Table>): () => void {
  let changed = new Set<Table>();
  let gather: ReturnType<typeof setTimeout> | undefined;
  let hasJoined = false;
  let realtime: Supabase['realtime'] | undefined;

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
    isWaitingForChanges: true,
    prepare: (channel, supabase) => {
      ({ realtime } = supabase);
      for (const table of tables) {
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) => {
          handleChange(table);
          if (change.eventType === 'INSERT') onInsert?.(table, change.new);
        });
      }
      // Row changes leave deletions out; the database announces them without the row's key.
      channel.on('broadcast', { event: 'deleted' }, ({ payload }: DeletionNotice) => {
        const table = tables.find((name) => name === payload.table);
        if (table !== undefined) handleChange(table);
      });
    },
    onJoin: () => {
      const isFirst = !hasJoined;
      hasJoined = true;
      if (!isFirst) onRejoin?.();
      if (isFirst && onFirstJoin) onFirstJoin();
      // Changes made before joining, or during a disconnect, weren't announced.
      else handleChange(...tables);
    },
    onStateChange,
  });

  const stopChecks = checksConnection ? checkConnection(() => realtime) : undefined;

  return () => {
    clearTimeout(gather);
    stopChecks?.();
    close();
  };
}

/** Sends frequent heartbeats, and reconnects as soon as the browser is online. */
function checkConnection(realtime: () => Supabase['realtime'] | undefined): () => void {
  const heartbeat = () => void realtime()?.sendHeartbeat();
  const reconnect = () => {
    realtime()?.connect();
    heartbeat();
  };
  const timer = setInterval(heartbeat, HEARTBEAT_MS);
  window.addEventListener('online', reconnect);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', reconnect);
  };
}
