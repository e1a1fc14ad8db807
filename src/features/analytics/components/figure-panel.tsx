import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';

interface FigurePanelProps<Data> {
  title: string;
  action?: ReactNode;
  query: UseQueryResult<Data>;
  /** Skeleton bars while loading. */
  bars?: number;
  children: (data: Data) => ReactNode;
}

/** A panel of figures: loading, failed or loaded. */
export function FigurePanel<Data>({
  title,
  action,
  query,
  bars = 5,
  children,
}: FigurePanelProps<Data>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  return (
    <Panel isPadded={false} className="grid content-start *:min-w-0">
      <PanelHead title={title} action={action} />
      {isError && (
        <RetryAlert
          title="We couldn’t load these figures."
          className="m-4.5"
          query={{ isFetching, refetch }}
        />
      )}
      {data === undefined && !isError && (
        <div role="status" className="grid gap-3 p-4.5">
          <span className="sr-only">{`Loading ${title}...`}</span>
          {Array.from({ length: bars }, (_, bar) => (
            <Skeleton key={bar} className="h-8" />
          ))}
        </div>
      )}
      {data !== undefined && (
        <div aria-busy={isPlaceholderData} className="aria-busy:opacity-60">
          {children(data)}
        </div>
      )}
    </Panel>
  );
}
