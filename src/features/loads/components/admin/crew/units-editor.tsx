import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLoadToasts } from '@/features/loads/admin-toasts';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions } from '@/features/loads/api/load-page';
import { ASSIGN_PARAM } from '@/features/loads/model/load-path';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { LoadUnits } from '../../load-units';
import { UNITS_ID } from '../load-sections';

const AssignDialog = lazyPart(async () => (await import('./assign-dialog')).AssignDialog, {
  onFailure: NotLoaded,
});

/** The units of a load, and the dialog that chooses driver and units. */
export function UnitsEditor({ load }: { load: AdminLoad }) {
  const { data, error, isFetching, refetch } = useQuery(loadDetailsQueryOptions(load.id));
  const [isChoosing, setIsChoosing] = useChoosing(data !== undefined);
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-16" />
    ) : (
      <FetchFailure
        title={adminLoadToasts.unitsFailed.title}
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
      <LoadUnits units={data.units} load={load} />
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
          units={data.units}
          onClose={() => {
            setIsChoosing(false);
          }}
        />
      )}
    </>
  );
}

/**
 * State of the dialog. A link can open it through a URL parameter, which is then removed so that Back
 * or a reload doesn't open it again.
 */
function useChoosing(isReady: boolean) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [params, setParams] = useSearchParams();
  const isAsked = isReady && params.has(ASSIGN_PARAM);
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setIsChoosing(true);
  }
  // Before the dialog takes the focus, so the focus returns to the section.
  useLayoutEffect(() => {
    if (!isAsked) return;
    document.getElementById(UNITS_ID)?.focus();
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(ASSIGN_PARAM);
        return next;
      },
      { replace: true },
    );
  }, [isAsked, setParams]);
  return [isChoosing, setIsChoosing] as const;
}
