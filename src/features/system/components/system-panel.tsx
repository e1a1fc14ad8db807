import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { FetchFailure, type Sentence } from '@/shared/console/fetch-failure';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Skeleton } from '@/shared/ui/skeleton';

interface SystemPanelProps<Data> {
  title: string;
  /** On the right of the title. */
  aside?: ReactNode;
  /** Title of the alert if loading fails. */
  failure: Sentence;
  query: UseQueryResult<Data>;
  /** Lines of the placeholder. */
  lines: number;
  children: (data: Data) => ReactNode;
}

/** A panel of the System page with its loading and failed states. Data from before a failure stays. */
export function SystemPanel<Data>(props: SystemPanelProps<Data>) {
  const { title, aside, failure, query, lines, children } = props;
  const id = useId();
  return (
    <Panel
      isPadded={false}
      aria-labelledby={id}
      aria-busy={query.isPending}
      className="overflow-hidden"
    >
      <PanelHead title={<span id={id}>{title}</span>} action={aside} />
      {query.isError && (
        <div className="p-4.5">
          <FetchFailure
            title={failure}
            error={query.error}
            hasRows={query.data !== undefined}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && (
        <div role="status" aria-label={`Loading: ${title}`} className="grid gap-3.5 p-4.5">
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} className="h-4.5" />
          ))}
        </div>
      )}
      {query.data !== undefined && children(query.data)}
    </Panel>
  );
}
