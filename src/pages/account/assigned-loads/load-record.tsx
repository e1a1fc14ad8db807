import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { loadUnitsQueryOptions } from '@/features/driver/api/load-units';
import { EndingPermits } from '@/features/driver/components/ending-permits';
import { CREW_ID, PERMITS_ID } from '@/features/driver/components/section-ids';
import { LoadCrew } from '@/features/escorts/components/load-crew';
import { LoadLog } from '@/features/loads/components/load-log';
import { LoadOnUnits } from '@/features/loads/components/load-on-units';
import { LoadStops } from '@/features/loads/components/load-stops';
import { LoadUnits } from '@/features/loads/components/load-units';
import { NoteForm } from '@/features/loads/components/note-form';
import { StartOverrideBadge } from '@/features/loads/components/start-override';
import type { LoadUnit } from '@/features/loads/model/combination';
import type { LoadRecord as Record } from '@/features/loads/model/load-record';
import { LoadPermits } from '@/features/permits/components/load-permits';
import { RecordSection } from '@/shared/console/record/record-section';
import { LoadStatusBadge } from '@/shared/loads/load-status-badge';
import { Lane } from '@/shared/ui/lane';
import { Skeleton } from '@/shared/ui/skeleton';
import { LoadRoute } from './load-route';

interface LoadRecordProps {
  load: Record;
  userId: string;
  /** True to move focus to the heading, because the driver just opened it. */
  takesFocus: boolean;
}

/** Everything a driver needs to know about a load, with status reports and notes. */
export function LoadRecord({ load, userId, takesFocus }: LoadRecordProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const units = useQuery(loadUnitsQueryOptions(load.id));
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <article className="grid gap-6 [--touch-min:2.75rem] *:min-w-0">
      <header className="grid gap-3">
        <p className="flex flex-wrap gap-2">
          <LoadStatusBadge status={load.status} />
          <StartOverrideBadge override={load.start_override} />
        </p>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 type-h3 wrap-anywhere">
          {load.title}
        </h2>
        <Lane origin={load.origin} destination={load.destination} className="text-lg" />
      </header>
      <LoadStops load={load} />
      {load.status === 'in_transit' && <EndingPermits loadId={load.id} />}
      <LoadRoute load={load} userId={userId} />
      <LoadOnUnits load={load} units={units.data ?? []} />
      <div className="grid items-start gap-x-gap gap-y-6 *:min-w-0 xl:grid-cols-2">
        <div id={CREW_ID} tabIndex={-1} className="scroll-mt-28">
          <RecordSection title="Crew">
            <LoadCrew loadId={load.id} userId={userId} escorts={load.escorts} />
          </RecordSection>
        </div>
        <RecordSection title="Units">
          <AssignedUnits load={load} query={units} />
        </RecordSection>
        <div id={PERMITS_ID} tabIndex={-1} className="scroll-mt-28">
          <RecordSection title="Permits">
            <LoadPermits permits={load.permits} load={load} />
          </RecordSection>
        </div>
      </div>
      <RecordSection title="Log">
        <NoteForm loadId={load.id} placeholder="Your location or what changed" />
        <LoadLog loadId={load.id} userId={userId} />
      </RecordSection>
    </article>
  );
}

/** The units of the driver's load: numbers, deck height and weights. */
function AssignedUnits({ load, query }: { load: Record; query: UseQueryResult<LoadUnit[]> }) {
  if (query.data !== undefined) return <LoadUnits units={query.data} load={load} />;
  return query.isError ? (
    <p className="text-muted">We couldn’t load the units. Reload the page.</p>
  ) : (
    <Skeleton className="h-16" />
  );
}
