import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions, type LoadDetails } from '@/features/loads/api/load-page';
import { nextStopStep } from '@/features/loads/model/route/stop-steps';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { StopList } from '../../stop-list';
import { LoadSection } from './load-section';
import { StopBar } from './stops/stop-bar';
import { StopRecord } from './stops/stop-record';

const StopsDialog = lazyPart(async () => (await import('./stops/stops-dialog')).StopsDialog, {
  onFailure: NotLoaded,
});

interface StopsSectionProps {
  load: AdminLoad;
  /** What the time at a stop costs. */
  renderCharges: (stop: LoadDetails['stops'][number]) => ReactNode;
}

/** Where the load is picked up, meets its pilot cars and is delivered, and when the truck was there. */
export function StopsSection({ load, renderCharges }: StopsSectionProps) {
  const query = useQuery(loadDetailsQueryOptions(load.id));
  const [opened, setOpened] = useState<LoadDetails | null>(null);
  const isClosed = load.status === 'delivered' || load.status === 'cancelled';
  const { data } = query;
  const next = data === undefined ? null : nextStopStep(data.stops, load.status);
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
        <StopList
          stops={data.stops}
          status={load.status}
          renderTimes={(stop) => (
            <>
              <StopRecord
                stop={stop}
                driverId={load.driver_id}
                step={next?.stop.id === stop.id ? next.step : undefined}
              />
              {data.offer !== null && <StopBar stop={stop} freeMinutes={data.offer.free_minutes} />}
              {renderCharges(stop)}
            </>
          )}
        />
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
