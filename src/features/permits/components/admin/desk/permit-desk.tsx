import { useQuery } from '@tanstack/react-query';
import { permitDeskQueryOptions } from '@/features/permits/api/permit-desk';
import {
  DESK_GROUP_TITLES,
  isToApply,
  shownGroups,
  type DeskGroup,
} from '@/features/permits/model/permit-desk';
import { PERMIT_LIST_PARAMS } from '@/features/permits/model/permit-list-params';
import { permitToasts } from '@/features/permits/toasts';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { ListEmpty } from '@/shared/console/list/list-empty';
import { useListParams } from '@/shared/console/list/use-list-params';
import { StillTrying } from '@/shared/console/still-trying';
import { NotLoaded } from '@/shared/console/when-opened';
import { cn } from '@/shared/lib/cn';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Alert } from '@/shared/ui/alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { DeskGroupPanel } from './desk-group-panel';
import { DeskTable } from './permit-desk-table';
import { PermitToolbar } from './permit-toolbar';
import { useEntryGrid } from './use-entry-grid';

const PermitGrid = lazyPart(async () => (await import('./permit-grid')).PermitGrid, {
  onFailure: NotLoaded,
});

const EMPTY: Record<DeskGroup, string> = {
  late: 'Nothing is late.',
  soon: 'Nothing to apply for in the next 5 business days.',
  later: 'Nothing to apply for later.',
  applied: 'No applications are open.',
  issued: 'No issued permits.',
};

/** The permits that all open loads need, late ones first, and the grid to enter issued ones. */
export function PermitDesk() {
  const params = useListParams(PERMIT_LIST_PARAMS);
  const { filters, isNarrowed } = params;
  const query = useQuery(permitDeskQueryOptions(filters));
  const grid = useEntryGrid();
  const permits = query.data ?? [];
  const rowsOf = (group: DeskGroup) => permits.filter(({ desk_group }) => desk_group === group);
  const failed = [query, grid.query].find(({ isError }) => isError);
  const isLoading = query.data === undefined;
  // A search hides the groups without a match.
  const shown = shownGroups(filters).filter(
    (group) => !isNarrowed || isLoading || rowsOf(group).length > 0,
  );
  return (
    <div className="grid gap-5 *:min-w-0">
      <PermitToolbar params={params} filters={filters} />
      {grid.permits !== null && grid.permits.length > 0 && (
        <PermitGrid
          key={grid.permits.map(({ permit_id }) => permit_id).join()}
          permits={grid.permits}
          onClose={grid.close}
        />
      )}
      {grid.load !== null && grid.permits?.length === 0 && (
        <Alert tone="info" role="status" title={`${grid.load} has no permits to enter here.`}>
          Confirm its legs first, or enter them on the load’s page.
        </Alert>
      )}
      {isLoading && !query.isError && query.failureCount > 0 && <StillTrying />}
      {failed?.error && (
        <FetchFailure
          title={permitToasts.deskFailed.title}
          error={failed.error}
          hasRows={query.data !== undefined}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!(query.isError && isLoading) && (
        <div
          aria-busy={query.isPlaceholderData}
          className={cn('grid gap-5 *:min-w-0', query.isPlaceholderData && 'opacity-60')}
        >
          {shown.map((group) => {
            const title = DESK_GROUP_TITLES[group];
            const rows = rowsOf(group);
            return (
              <DeskGroupPanel
                key={group}
                title={title}
                count={isLoading ? null : (rows[0]?.in_group ?? 0)}
                shown={rows.length}
                order={isToApply(group) ? 'apply-by' : 'planned entry'}
                onShowAll={
                  filters.status === 'all'
                    ? () => {
                        params.setFilters({ status: group });
                      }
                    : null
                }
              >
                {isLoading ? (
                  <div role="status" aria-label={`Loading: ${title}`} className="grid gap-3 p-4.5">
                    <Skeleton className="h-8" />
                    <Skeleton className="h-8" />
                  </div>
                ) : rows.length === 0 ? (
                  <p className="p-4.5 text-muted">{EMPTY[group]}</p>
                ) : (
                  <DeskTable title={title} rows={rows} onEnter={grid.enter} onAmend={grid.amend} />
                )}
              </DeskGroupPanel>
            );
          })}
          {shown.length === 0 && (
            <ListEmpty title="No permits found" noun="permits" params={params}>
              Permits of open loads appear here.
            </ListEmpty>
          )}
        </div>
      )}
    </div>
  );
}
