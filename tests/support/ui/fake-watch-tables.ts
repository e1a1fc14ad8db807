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

/** Notifies the page of changed rows, like the realtime channel. */
export function announceChange(...tables: string[]): void {
  act(() => {
    for (const { onChange } of watchers) onChange(new Set(tables));
  });
}
