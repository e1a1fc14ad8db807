import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { adminLoadMessages } from '../../admin-messages';
import type { AdminLoad } from '../../api/admin-loads';
import { loadUnitsQueryOptions } from '../../api/load-units';
import { ASSIGN_PARAM } from '../../model/load-path';
import { LoadUnits } from '../load-units';
import { AssignDialog } from './assign-dialog';
import { UNITS_ID } from './load-sections';

/** The units of a load, and the dialog that chooses driver and units. */
export function UnitsEditor({ load }: { load: AdminLoad }) {
  const { data, error, isFetching, refetch } = useQuery(loadUnitsQueryOptions(load.id));
  const [isChoosing, setIsChoosing] = useState(false);
  useAssignParam(data !== undefined, () => {
    setIsChoosing(true);
  });
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-16" />
    ) : (
      <FetchFailure
        title={adminLoadMessages.unitsFailed.title}
        error={error}
        hasRows={false}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const canAssign = load.status !== 'delivered' && load.status !== 'cancelled';
  return (
    <>
      <LoadUnits units={data} load={load} />
      {canAssign && (
        <p>
          <Button
            variant="quiet"
            size="sm"
            aria-keyshortcuts="e"
            onClick={() => {
              setIsChoosing(true);
            }}
          >
            Choose driver and units
          </Button>
        </p>
      )}
      {isChoosing && canAssign && (
        <AssignDialog
          load={load}
          units={data}
          onClose={() => {
            setIsChoosing(false);
          }}
        />
      )}
    </>
  );
}

/** A link can open the dialog at its section. The parameter goes, so that Back and a reload don't repeat it. */
function useAssignParam(isReady: boolean, onAsked: () => void) {
  const [params, setParams] = useSearchParams();
  const isAsked = isReady && params.has(ASSIGN_PARAM);
  useEffect(() => {
    if (!isAsked) return;
    // Where the focus returns to when the dialog closes.
    document.getElementById(UNITS_ID)?.focus();
    onAsked();
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(ASSIGN_PARAM);
        return next;
      },
      { replace: true },
    );
  }, [isAsked, onAsked, setParams]);
}
