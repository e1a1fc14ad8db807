import type { UseQueryResult } from '@tanstack/react-query';
import { LiveContext } from '@/shared/console/live-context';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { ListSkeleton } from '@/shared/console/list/list-skeleton';
import { useKeepFocus } from '@/shared/console/list/use-keep-focus';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import type { KnownVisitor } from '../api/known-visitors';
import type { LiveVisitor } from '../model/live-visitor';
import { ConnectionLost } from './connection-lost';
import { LiveVisitorRow } from './live-visitor-row';
import { LiveVisitorsTable, LiveVisitorSkeleton } from './live-visitors-table';
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
              `${count.toLocaleString('en-US')} ${state === 'live' ? 'now' : 'at last update'}`}
          </p>
        </div>
        <LiveContext value={state}>
          <LiveIndicator />
        </LiveContext>
      </div>
      {state === 'interrupted' && <ConnectionLost hasRows={count > 0} onRetry={retry} />}
      {known.isError && (
        <Alert
          tone="danger"
          title="Visitor numbers and locations could not be loaded."
          actions={
            <Button
              variant="quiet"
              size="sm"
              isBusy={known.isFetching}
              onClick={() => void known.refetch()}
            >
              Try again
            </Button>
          }
        />
      )}
      {shown === undefined && state !== 'interrupted' && (
        <ListSkeleton label="Connecting..." Table={LiveVisitorsTable} Row={LiveVisitorSkeleton} />
      )}
      {count === 0 && state === 'live' && (
        <EmptyState title="No active visitors">
          Visitors who agreed to analytics appear here while they are on the site. Staff don't.
        </EmptyState>
      )}
      {shown !== undefined && shown.length > 0 && (
        <div ref={container}>
          <LiveVisitorsTable>
            {shown.map((visitor) => (
              <LiveVisitorRow
                key={visitor.id}
                visitor={visitor}
                known={known.data?.find(({ consent_id }) => consent_id === visitor.id)}
                isKnownPending={known.isPending}
                isOpen={visitor.id === openId}
                onOpen={onOpen}
              />
            ))}
          </LiveVisitorsTable>
        </div>
      )}
      {shown !== undefined && count > shown.length && (
        <p className="text-sm text-subtle tabular-nums">
          {shown.length.toLocaleString('en-US')} of {count.toLocaleString('en-US')}, most recently
          active first.
        </p>
      )}
    </section>
  );
}
