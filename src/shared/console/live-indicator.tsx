import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { cn } from '@/shared/lib/cn';
import type { LiveState } from '@/shared/lib/live-state';
import { LiveContext } from './live-context';

const LABELS: Record<LiveState | 'outdated', { text: string; dot: string }> = {
  connecting: { text: 'Connecting', dot: 'bg-line-strong' },
  live: { text: 'Live', dot: 'bg-ok' },
  interrupted: { text: 'Reconnecting', dot: 'bg-accent' },
  outdated: { text: 'Not up to date', dot: 'bg-line-strong' },
};

/** True if something on the page couldn't be fetched. A deleted or refused record isn't a failure. */
const hasFailed = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some(
      (query) =>
        query.isActive() &&
        query.state.status === 'error' &&
        !isAppError(query.state.error, 'not-found') &&
        !isAppError(query.state.error, 'forbidden'),
    );

/**
 * Shows whether live updates are arriving and whether everything on the page loaded. Phones show only the
 * dot.
 */
export function LiveIndicator() {
  const state = use(LiveContext);
  const client = useQueryClient();
  const isOutdated = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => hasFailed(client),
  );
  const { text, dot } = LABELS[state === 'live' && isOutdated ? 'outdated' : state];
  return (
    <span className="inline-flex items-center gap-2 px-1 text-sm text-subtle">
      <span aria-hidden="true" className={cn('size-2 flex-none rounded-full', dot)} />
      <span className="max-sm:sr-only">{text}</span>
    </span>
  );
}
