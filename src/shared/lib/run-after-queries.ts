import type { QueryClient } from '@tanstack/react-query';

/** Longest wait, in ms. */
const MAX_WAIT_MS = 3_000;

/**
 * Runs `work` once no query is loading, or after three seconds, so it doesn't compete with the page's first
 * data. Returns a function that cancels it.
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
