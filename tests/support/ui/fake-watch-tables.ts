import { act } from '@testing-library/react';
import type { watchTables as realWatchTables } from '@/platform/supabase/watch-tables';

type Watcher = Parameters<typeof realWatchTables<string>>[0];

const watchers = new Set<Watcher>();

/** Replaces `watch-tables` in component tests, which have no realtime server (see setup.ts). */
export function watchTables(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** The tables the page watches. */
export const openWatchers = (): readonly Watcher[] => [...watchers];

/** Notifies the page of a row that was added. */
export function announceInsert(table: string, row: Record<string, unknown>): void {
  act(() => {
    for (const { onChange, onInsert } of watchers) {
      onInsert?.(table, row);
      onChange(new Set([table]));
    }
  });
}

/** Reports the channel's state to the page. */
export function announceState(state: 'live' | 'interrupted'): void {
  act(() => {
    for (const { onStateChange } of watchers) onStateChange(state);
  });
}

/** Tells the page that the channel is live again after a disconnect. */
export function announceRejoin(): void {
  announceState('live');
  act(() => {
    for (const { onChange, onRejoin, tables } of watchers) {
      onRejoin?.();
      onChange(new Set(tables));
    }
  });
}

/** Tells the page that the channel is live for the first time. */
export function announceFirstJoin(): void {
  announceState('live');
  act(() => {
    for (const { onFirstJoin } of watchers) onFirstJoin?.();
  });
}

/** Notifies the page of changed rows, like the realtime channel. */
export function announceChange(...tables: string[]): void {
  act(() => {
    for (const { onChange } of watchers) onChange(new Set(tables));
  });
}
