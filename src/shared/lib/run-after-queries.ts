import type { QueryClient } from '@tanstack/react-query';

/** Longest wait, in ms. */
const MAX_WAIT_MS = 3_000;

/**
 * Runs `work` when no query is loading, or after three seconds: what a page doesn't need for its first
 * data then doesn't compete with it. Returns a function that cancels it.
 */
export function runAfterQueries(client: QueryClient, work: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  const run = () => {
    stop();
    work();
  };
  const timer = setTimeout(run, MAX_WAIT_MS);
  const unsubscribe = client.getQueryCache().subscribe(() => {
    if (client.isFetching() === 0) run();
  });
  if (client.isFetching() === 0) run();
  return stop;
}
