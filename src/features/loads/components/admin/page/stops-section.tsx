import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions, type LoadDetails } from '@/features/loads/api/load-page';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { StopList } from '../../stop-list';
import { LoadSection } from './load-section';

const StopsDialog = lazyPart(async () => (await import('./stops/stops-dialog')).StopsDialog, {
  onFailure: NotLoaded,
});

/** Where the load is picked up, meets its pilot cars and is delivered, and the dialog that edits it. */
export function StopsSection({ load }: { load: AdminLoad }) {
  const query = useQuery(loadDetailsQueryOptions(load.id));
  const [opened, setOpened] = useState<LoadDetails | null>(null);
  const isClosed = load.status === 'delivered' || load.status === 'cancelled';
  const { data } = query;
  return (
    <LoadSection
      title="Stops"
      action={
        data !== undefined &&
        !isClosed && (
          <Button
            variant="quiet"
            size="sm"
            aria-label="Edit stops"
            aria-keyshortcuts="e"
            onClick={() => {
              setOpened(data);
            }}
          >
            Edit
          </Button>
        )
      }
    >
      {data !== undefined ? (
        <StopList stops={data.stops} status={load.status} />
      ) : query.isError ? (
        <RetryAlert title="We couldn’t load the stops." query={query} />
      ) : (
        <Skeleton className="h-40" />
      )}
      {opened !== null && (
        <StopsDialog
          opened={opened}
          current={data}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </LoadSection>
  );
}
