import type { QueryClient } from '@tanstack/react-query';
import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { HydratedMark, usePendingPart } from './hydration-mark';
import { loadWithRetry } from './load-with-retry';
import { logError } from './log';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface Options<Props> {
  /** Shown while loading when the page was not prerendered. */
  fallback?: ReactNode;
  /**
   * Shown when the code fails to load. Without it the prerendered markup stays, which is fine for a
   * picture but not for a form.
   */
  onFailure?: ComponentType<Props>;
  /**
   * True to load the code together with the page's own, not only when React renders the part. For
   * the part the page is about: its form or its pictures.
   */
  isMain?: boolean;
}

/**
 * A part of a page whose code loads after the page. It is prerendered with the page, and the browser
 * keeps that markup until the code arrives and hydrates it.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { fallback = null, onFailure, isMain = false }: Options<Props> = {},
): ComponentType<Props> {
  const fetchPart = async () => {
    try {
      return { default: await loadWithRetry(load) };
    } catch (error) {
      logError('A part of the page failed to load', error);
      return onFailure === undefined ? pendingForever<never>() : { default: onFailure };
    }
  };
  const arriving = isMain ? fetchPart() : undefined;
  const Part = lazy(() => arriving ?? fetchPart());
  function LazyPart(props: Props) {
    usePendingPart();
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
        <HydratedMark />
      </Suspense>
    );
  }
  // Without memo, a rerender before the code arrives replaces the markup with the fallback.
  return memo(LazyPart);
}

interface DataOptions<Props> extends Options<Props> {
  onFailure: ComponentType<Props>;
  /** Starts the part's queries as soon as the page's code has loaded, while React is hydrating. */
  prefetch?: (client: QueryClient) => Promise<void>;
}

/** A {@link lazyPart} that uses react-query: it adds the query client. */
export function lazyDataPart<Props extends object>(
  load: Load<Props>,
  { prefetch, ...options }: DataOptions<Props>,
): ComponentType<Props> {
  if (prefetch !== undefined && !import.meta.env.SSR) void run(prefetch);
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

/** Only logs a failure: the part runs the same query and shows the error. */
async function run(prefetch: (client: QueryClient) => Promise<void>): Promise<void> {
  try {
    const { getQueryClient } = await import('./query-client');
    await prefetch(getQueryClient());
  } catch (error) {
    logError("A page's data failed to prefetch", error);
  }
}

/** A component that never loads: React keeps the prerendered markup. */
function pendingForever<T>(): Promise<T> {
  return new Promise(() => undefined);
}
