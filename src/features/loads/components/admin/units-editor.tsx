import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { adminLoadMessages } from '../../admin-messages';
import type { AdminLoad } from '../../api/admin-loads';
import { loadUnitsQueryOptions } from '../../api/load-units';
import { LoadUnits } from '../load-units';
import { AssignDialog } from './assign-dialog';

/** The units of a load, and the dialog that chooses driver and units. */
export function UnitsEditor({ load }: { load: AdminLoad }) {
  const { data, error, isFetching, refetch } = useQuery(loadUnitsQueryOptions(load.id));
  const [isChoosing, setIsChoosing] = useState(false);
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
  return (
    <>
      <LoadUnits units={data} load={load} />
      {load.status !== 'delivered' && load.status !== 'cancelled' && (
        <p>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setIsChoosing(true);
            }}
          >
            Choose driver and units
          </Button>
        </p>
      )}
      {isChoosing && (
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
