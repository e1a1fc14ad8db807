import { useEffect } from 'react';
import { loadWithRetry } from '@/shared/lib/load-with-retry';
import { logError } from '@/shared/lib/log';
import { createStore, useStore } from '@/shared/lib/store';
import { readTowns, type TownList } from './town-list';

const towns = createStore<TownList | null>(null);
let isLoading = false;

async function loadTowns(): Promise<void> {
  if (isLoading || towns.getState() !== null) return;
  isLoading = true;
  try {
    const { default: file } = await loadWithRetry(() => import('./towns.txt?raw'));
    towns.set(readTowns(file));
  } catch (error) {
    logError('Failed to load the town list', error);
  }
  isLoading = false;
}

/** The town list once it has loaded. Loading starts when it's needed; until then, places need a state. */
export function useTowns(isNeeded: boolean): TownList | null {
  useEffect(() => {
    if (isNeeded) void loadTowns();
  }, [isNeeded]);
  return useStore(towns);
}
