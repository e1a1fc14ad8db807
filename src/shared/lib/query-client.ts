import { MutationCache, QueryCache, QueryClient, type MutationMeta } from '@tanstack/react-query';
import { isAppError, type AppErrorKind } from './app-error';
import { lastWrite } from './last-write';
import { logError } from './log';
import type { MetaToast } from './query-meta';
import { staleToast } from './stale-toast';
import { isTimeout } from './timeout';
import { showToast, type ToastText } from './toast-store';
import { withConnectionReason } from './with-connection-reason';

const MAX_RETRIES = 2;
/** Retrying doesn't change these errors. */
const FINAL: readonly AppErrorKind[] = [
  'auth',
  'forbidden',
  'not-found',
  'validation',
  'conflict',
  'stale',
];

function showMetaToast<Args extends unknown[]>(toast: MetaToast<Args> | undefined, ...args: Args) {
  const text = typeof toast === 'function' ? toast(...args) : toast;
  if (text) showToast(text);
}

/** Explains stale writes and lost connections even where a feature has a single text for all failures. */
function explain(toast: MutationMeta['errorToast'], error: Error): MutationMeta['errorToast'] {
  if (typeof toast !== 'object') return toast;
  const text: ToastText = staleToast(error, toast);
  const explained = withConnectionReason(error, text.description ?? '');
  return explained === '' ? text : { ...text, description: explained };
}

/**
 * Shows and logs the results of all queries and mutations. Features set the texts in `meta`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        logError('A query failed', error, { queryKey: query.queryKey });
        showMetaToast(query.meta?.errorToast, error);
      },
    }),
    mutationCache: new MutationCache({
      onMutate: () => {
        lastWrite.set('sending');
      },
      onError: (error, variables, _result, mutation) => {
        lastWrite.set(isAppError(error, 'network') ? 'unknown' : 'failed');
        logError('A mutation failed', error, { mutationKey: mutation.options.mutationKey });
        showMetaToast(explain(mutation.meta?.errorToast, error), error, variables);
      },
      onSuccess: (data, variables, _result, mutation) => {
        lastWrite.set('arrived');
        showMetaToast(mutation.meta?.successToast, data, variables);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline, a paused query would show its skeleton forever instead of an error, and a protected page
        // would never deny access.
        networkMode: 'always',
        refetchOnReconnect: true,
        // After a timeout the user has waited long enough to be told. Offline, forms that wait for a
        // refetch would stay busy for seconds after they failed.
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          navigator.onLine &&
          !isTimeout(error) &&
          !(isAppError(error) && FINAL.includes(error.kind)),
      },
      // A paused mutation would look like a button that does nothing: fail, say so, keep the form.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let queryClient: QueryClient | undefined;

/**
 * The tab's only query client, created on first use, so that pages without data don't load
 * react-query.
 */
export function getQueryClient(): QueryClient {
  queryClient ??= createQueryClient();
  return queryClient;
}
