import { createStore, type ReadableStore } from '@/shared/lib/store';

const store = createStore(0);

/** The number of quotes that arrived since the quotes list was last open in this tab. */
export const newQuoteCount: ReadableStore<number> = store;

/** Counts quotes that just arrived. */
export function countNewQuotes(count = 1): void {
  store.set(store.getState() + count);
}

/** Starts counting at 0 again. */
export function clearNewQuotes(): void {
  if (store.getState() !== 0) store.set(0);
}
