import { act } from '@testing-library/react';
import type { watchTables as realWatchTables } from '@/platform/supabase/watch-tables';

type Watcher = Parameters<typeof realWatchTables<string>>[0];

const watchers = new Set<Watcher>();

/** Replaces `watch-tables` in component tests, where no server announces changes (see setup.ts). */
export function watchTables(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** What the page listens to now. */
export const openWatchers = (): readonly Watcher[] => [...watchers];

/** Tells the page that rows of these tables changed, as the realtime channel does. */
export function announceChange(...tables: string[]): void {
  act(() => {
    for (const { onChange } of watchers) onChange(new Set(tables));
  });
}
