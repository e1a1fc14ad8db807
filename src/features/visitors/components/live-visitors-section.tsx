import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatCount } from '@domain/numbers/counts';
import { LiveContext } from '@/shared/console/live-context';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { ListTable, ListTableSkeleton } from '@/shared/console/list/list-table';
import { useKeepFocus } from '@/shared/console/list/use-keep-focus';
import { useListTable } from '@/shared/console/list/use-list-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { RetryAlert } from '@/shared/ui/retry-alert';
import type { KnownVisitor } from '../api/known-visitors';
import type { LiveVisitor } from '../model/live-visitor';
import { ConnectionLost } from './connection-lost';
import { LIVE_VISITOR_COLUMNS } from './live-visitor-columns';
import type { LiveVisitors } from './use-live-visitors';

interface LiveVisitorsSectionProps {
  live: LiveVisitors;
  /** The listed visitors; `undefined` until the channel is synced. */
  shown: readonly LiveVisitor[] | undefined;
  known: UseQueryResult<KnownVisitor[]>;
  openId: string | null;
  onOpen: (id: string) => void;
}

/** The live list with its loading, empty and error states. */
export function LiveVisitorsSection({
  live: { visitors, state, retry },
  shown,
  known,
  openId,
  onOpen,
}: LiveVisitorsSectionProps) {
  const container = useKeepFocus(shown);
  const { data: records, isPending } = known;
  const rows = useMemo(
    () =>
      shown?.map((visitor) => ({
        ...visitor,
        known: records?.find(({ consent_id }) => consent_id === visitor.id),
        isKnownPending: isPending,
      })),
    [shown, records, isPending],
  );
  const table = useListTable({ columns: LIVE_VISITOR_COLUMNS, rows });
  const count = visitors?.length ?? 0;
  return (
    <section aria-labelledby="live-visitors" className="grid gap-3">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <div className="flex items-baseline gap-2.5">
          <h2 id="live-visitors" className="type-h4">
            Live visitors
          </h2>
          <p role="status" className="text-sm text-subtle tabular-nums">
            {visitors !== undefined &&
              `${formatCount(count)} ${state === 'live' ? 'now' : 'at last update'}`}
          </p>
        </div>
        <LiveContext value={state}>
          <LiveIndicator />
        </LiveContext>
      </div>
      {state === 'interrupted' && <ConnectionLost hasRows={count > 0} onRetry={retry} />}
      {known.isError && (
        <RetryAlert title="We couldn’t load visitor numbers and locations." query={known} />
      )}
      {shown === undefined && state !== 'interrupted' && (
        <ListTableSkeleton table={table} label="Live visitors" text="Connecting..." />
      )}
      {count === 0 && state === 'live' && (
        <EmptyState title="No active visitors">
          Visitors who agreed to analytics appear here while they are on the site. Staff don't.
        </EmptyState>
      )}
      {shown !== undefined && shown.length > 0 && (
        <div ref={container}>
          <ListTable
            table={table}
            label="Live visitors"
            handlers={null}
            openId={openId}
            onOpen={onOpen}
          />
        </div>
      )}
      {shown !== undefined && count > shown.length && (
        <p className="text-sm text-subtle tabular-nums">
          {`${formatCount(shown.length)} of ${formatCount(count)}, most recently active first.`}
        </p>
      )}
    </section>
  );
}
