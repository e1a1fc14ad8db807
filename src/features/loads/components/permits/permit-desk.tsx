import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { Alert } from '@/shared/ui/alert';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Skeleton } from '@/shared/ui/skeleton';
import { adminLoadMessages } from '../../admin-messages';
import { permitDeskQueryOptions } from '../../api/permit-desk';
import { type DeskGroup, type DeskPermit } from '../../model/permit-desk';
import { ENTER_PARAM } from '../../model/load-path';
import { DeskTable } from './permit-desk-table';
import { PermitGrid } from './permit-grid';

const GROUPS: readonly { group: DeskGroup; title: string; empty: string }[] = [
  { group: 'expiring', title: 'Expiring before exit', empty: 'No permit expires before its exit.' },
  { group: 'to_apply', title: 'To apply for', empty: 'Nothing to apply for.' },
  { group: 'applied', title: 'Applied', empty: 'No applications are open.' },
  { group: 'issued', title: 'Issued', empty: 'No issued permits.' },
];

/** The permits of all open loads in four groups, and the grid to enter issued ones. */
export function PermitDesk() {
  const query = useQuery(permitDeskQueryOptions());
  const [params, setParams] = useSearchParams();
  const asked = params.get(ENTER_PARAM);
  // The rows as they were when the grid opened: saved ones stay in it. `null` before the link's are known.
  const [entered, setEntered] = useState<readonly DeskPermit[] | null>(null);
  const permits = query.data ?? [];

  /** The permits of a load that aren't issued yet, in the order of its legs. */
  const openOf = (loadId: string) =>
    permits.filter(
      ({ load_id, desk_group, leg_id }) =>
        load_id === loadId && leg_id !== null && ['to_apply', 'applied'].includes(desk_group),
    );
  if (entered === null && asked !== null && query.data !== undefined) {
    const loadId = permits.find(({ load_number }) => load_number === asked)?.load_id;
    setEntered(loadId === undefined ? [] : openOf(loadId));
  }
  return (
    <div className="grid gap-5 *:min-w-0">
      {entered !== null && entered.length > 0 && (
        <PermitGrid
          key={entered.map(({ permit_id }) => permit_id).join()}
          permits={entered}
          onClose={() => {
            setEntered([]);
            setParams({}, { replace: true });
          }}
        />
      )}
      {asked !== null && entered?.length === 0 && (
        <Alert tone="info" role="status" title={`${asked} has no permits to enter here.`}>
          Confirm its legs first, or enter them on the load’s page.
        </Alert>
      )}
      {query.isError && (
        <FetchFailure
          title={adminLoadMessages.deskFailed.title}
          error={query.error}
          hasRows={query.data !== undefined}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!(query.isError && query.data === undefined) &&
        GROUPS.map(({ group, title, empty }) => {
          const rows = permits.filter(({ desk_group }) => desk_group === group);
          return (
            <Group
              key={group}
              title={title}
              count={query.isPending ? null : (rows[0]?.in_group ?? 0)}
              shown={rows.length}
            >
              {query.isPending ? (
                <div role="status" aria-label={`Loading: ${title}`} className="grid gap-3 p-4.5">
                  <Skeleton className="h-8" />
                  <Skeleton className="h-8" />
                </div>
              ) : rows.length === 0 ? (
                <p className="p-4.5 text-muted">{empty}</p>
              ) : (
                <DeskTable
                  title={title}
                  rows={rows}
                  countOpen={(loadId) => openOf(loadId).length}
                  onEnter={(loadId) => {
                    setEntered(openOf(loadId));
                  }}
                  onAmend={(permit) => {
                    setEntered([permit]);
                  }}
                />
              )}
            </Group>
          );
        })}
    </div>
  );
}

interface GroupProps {
  title: string;
  /** `null` while loading. */
  count: number | null;
  shown: number;
  children: ReactNode;
}

function Group({ title, count, shown, children }: GroupProps) {
  return (
    <Panel isPadded={false} aria-label={title} className="overflow-hidden">
      <PanelHead
        title={
          <>
            {title} <span className="text-subtle tabular-nums">{count ?? '–'}</span>
          </>
        }
        action={
          <span className="text-xs text-subtle">
            {count !== null && count > shown
              ? `First ${String(shown)}, by planned entry`
              : 'By planned entry'}
          </span>
        }
      />
      {children}
    </Panel>
  );
}
