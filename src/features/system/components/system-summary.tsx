import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount } from '@domain/numbers/counts';
import { readSchemaVersion } from '@/shared/lib/env';
import { formatAge } from '@domain/time/duration-text';
import { formatBytes } from '@/shared/lib/format-bytes';
import { cn } from '@/shared/lib/cn';
import { useNow } from '@/shared/lib/use-now';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  jobsQueryOptions,
  limitsQueryOptions,
  schemaQueryOptions,
  storageQueryOptions,
  unsentEmailsQueryOptions,
} from '../api/system';
import { JOB_STATES, worstState } from '../model/describe-job';
import { jobLabel } from '../model/job-labels';
import { schemaState } from '../model/schema-state';
import { totalUsage } from '../model/total-usage';

interface Figure {
  value: string;
  detail: string;
  isProblem?: boolean;
}

/** The five things to check, each in one figure. */
export function SystemSummary() {
  const now = useNow();
  return (
    <Panel isPadded={false} aria-label="Summary" className="overflow-hidden">
      <dl className="-mr-px -mb-px grid grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
        <Cell label="Scheduled jobs" query={useQuery(jobsQueryOptions())}>
          {(jobs) => {
            const worst = worstState(jobs);
            if (worst === undefined) {
              return { value: `${String(jobs.length)} OK`, detail: 'None failed or late' };
            }
            return {
              value: `${String(worst.names.length)} of ${String(jobs.length)} ${JOB_STATES[worst.state].label.toLowerCase()}`,
              detail: worst.names.map(jobLabel).join(', '),
              isProblem: true,
            };
          }}
        </Cell>
        <Cell label="Unsent email" query={useQuery(unsentEmailsQueryOptions())}>
          {([oldest]) => ({
            value: formatCount(oldest?.total ?? 0),
            detail: oldest === undefined ? 'All sent' : `Oldest ${formatAge(oldest.since, now)}`,
            isProblem: oldest !== undefined,
          })}
        </Cell>
        <Cell label="Storage" query={useQuery(storageQueryOptions())}>
          {(buckets) => {
            const { bytes, files } = totalUsage(buckets);
            return { value: formatBytes(bytes), detail: `${formatCount(files)} files` };
          }}
        </Cell>
        <Cell label="Limits hit, last 24 hours" query={useQuery(limitsQueryOptions())}>
          {(limits) => {
            const [most] = limits;
            const total = limits.reduce((sum, { hits }) => sum + hits, 0);
            return {
              value: formatCount(total),
              detail:
                most === undefined || total === 0 ? 'None' : `${String(most.hits)}: ${most.title}`,
            };
          }}
        </Cell>
        <Cell
          label="Schema version"
          query={useQuery(schemaQueryOptions())}
          // The fifth fills the rest of its row.
          className="col-span-2 xl:col-span-1"
        >
          {(migrations) => {
            const { label, isProblem } = schemaState(migrations, readSchemaVersion());
            return { value: migrations[0]?.version ?? 'None', detail: label, isProblem };
          }}
        </Cell>
      </dl>
    </Panel>
  );
}

interface CellProps<Data> {
  label: string;
  query: UseQueryResult<Data>;
  className?: string;
  children: (data: Data) => Figure;
}

function Cell<Data>({ label, query, className, children }: CellProps<Data>) {
  const figure = query.data === undefined ? undefined : children(query.data);
  return (
    <div className={cn('grid content-start gap-1 border-r border-b px-4.5 py-3.5', className)}>
      <dt className="text-xs text-subtle">{label}</dt>
      <dd className="grid gap-0.5">
        {figure === undefined ? (
          query.isError ? (
            <FailedFigure />
          ) : (
            <Skeleton className="h-9 w-24" />
          )
        ) : (
          <>
            <span
              className={cn(
                'text-[1.0625rem] font-bold wrap-anywhere tabular-nums',
                figure.isProblem === true && 'text-danger-text',
              )}
            >
              {figure.value}
            </span>
            <span className="line-clamp-2 text-xs text-muted">{figure.detail}</span>
          </>
        )}
      </dd>
    </div>
  );
}

function FailedFigure(): ReactNode {
  return (
    <>
      <span className="text-[1.0625rem] font-bold">–</span>
      <span className="text-xs text-danger-text">Not loaded</span>
    </>
  );
}
