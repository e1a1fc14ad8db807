import { useEffect, useRef } from 'react';
import { RecordSection } from '@/shared/console/record/record-section';
import { LoadLimits } from '@/shared/drawing/load-limits';
import { Lane } from '@/shared/ui/lane';
import type { LoadRecord as Record } from '../../model/load-record';
import { LoadCrew } from '../load-crew';
import { LoadLog } from '../load-log';
import { LoadPermits } from '../load-permits';
import { LoadSheet } from '../load-sheet';
import { LoadStatusBadge } from '../load-status-badge';
import { LoadStops } from '../load-stops';
import { NoteForm } from '../note-form';
import { StartOverrideBadge } from '../start-override';
import { ReportButton } from './report-button';
import { CREW_ID, PERMITS_ID } from './start-check';

interface LoadRecordProps {
  load: Record;
  userId: string;
  /** Whether to move focus to the heading, because the driver just opened it. */
  takesFocus: boolean;
}

/** Everything a driver needs to know about a load, with status reports and notes. */
export function LoadRecord({ load, userId, takesFocus }: LoadRecordProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <article className="grid gap-6 *:min-w-0">
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
      <ReportButton load={load} />
      <LoadSheet load={load} />
      <LoadLimits load={load} />
      <div className="grid items-start gap-x-gap gap-y-6 *:min-w-0 xl:grid-cols-2">
        <div id={CREW_ID} tabIndex={-1} className="scroll-mt-28">
          <RecordSection title="Crew">
            <LoadCrew loadId={load.id} userId={userId} escorts={load.escorts} />
          </RecordSection>
        </div>
        <div id={PERMITS_ID} tabIndex={-1} className="scroll-mt-28">
          <RecordSection title="Permits">
            <LoadPermits permits={load.permits} load={load} />
          </RecordSection>
        </div>
      </div>
      <RecordSection title="Log">
        <NoteForm loadId={load.id} />
        <LoadLog loadId={load.id} userId={userId} />
      </RecordSection>
    </article>
  );
}
