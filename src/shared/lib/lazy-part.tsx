import type { QueryClient } from '@tanstack/react-query';
import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadWithRetry } from './load-with-retry';
import { logError } from './log';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface Options<Props> {
  /** Keeps the part's place where the page was not prerendered. */
  fallback?: ReactNode;
  /**
   * What stands in for a part that does not arrive. Without it, everything stays as it is: right
   * for a picture, not for a form.
   */
  onFailure?: ComponentType<Props>;
  /**
   * Whether the code is fetched as soon as the page's own is there, not when React comes to the
   * part: right for what the page is for, its form or its pictures.
   */
  isMain?: boolean;
}

/**
 * A part of a page whose code comes after the page itself. The server renders it with the page;
 * the browser leaves that markup alone until the code is there to take it over.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { fallback = null, onFailure, isMain = false }: Options<Props> = {},
): ComponentType<Props> {
  const fetchPart = async () => {
    try {
      return { default: await loadWithRetry(load) };
    } catch (error) {
      logError('A part of the page did not arrive', error);
      return onFailure === undefined ? pendingForever<never>() : { default: onFailure };
    }
  };
  const arriving = isMain ? fetchPart() : undefined;
  const Part = lazy(() => arriving ?? fetchPart());
  function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  // Rendered again before its code is there, React would give up the markup for the fallback.
  return memo(LazyPart);
}

interface DataOptions<Props> extends Options<Props> {
  onFailure: ComponentType<Props>;
  /**
   * Asks for what a main part shows: the question goes out as soon as the page's code is there, and
   * React finds the answer on its way.
   */
  prefetch?: (client: QueryClient) => Promise<void>;
}

/** A {@link lazyPart} that reads or writes data: it brings what that takes. */
export function lazyDataPart<Props extends object>(
  load: Load<Props>,
  { prefetch: askAhead, ...options }: DataOptions<Props>,
): ComponentType<Props> {
  if (askAhead !== undefined && !import.meta.env.SSR) void ask(askAhead);
  return lazyPart<Props>(async () => {
    const [{ QueryProvider }, Part] = await Promise.all([import('./query-provider'), load()]);
    return function DataPart(props: Props) {
      return (
        <QueryProvider>
          <Part {...props} />
        </QueryProvider>
      );
    };
  }, options);
}

/** What goes wrong here, the part meets again when it asks itself, and tells. */
async function ask(question: (client: QueryClient) => Promise<void>): Promise<void> {
  try {
    const { getQueryClient } = await import('./query-client');
    await question(getQueryClient());
  } catch (error) {
    logError('A page could not ask for its data ahead of need', error);
  }
}

function pendingForever<T>(): Promise<T> {
  return new Promise(() => undefined);
}
