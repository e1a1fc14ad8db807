import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CancelLoadDialog } from '@/features/billing/components/admin/cancel/cancel-load-dialog';
import { EscortsEditor } from '@/features/escorts/components/admin/escorts-editor';
import { adminLoadToasts } from '@/features/loads/admin-toasts';
import { adminLoadQueryOptions, type AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions } from '@/features/loads/api/load-page';
import { UnitsEditor } from '@/features/loads/components/admin/crew/units-editor';
import { LegsSummary } from '@/features/loads/components/admin/legs-summary';
import { ListedLoadLink } from '@/features/loads/components/admin/list/listed-load-link';
import { LoadActions } from '@/features/loads/components/admin/load-actions';
import {
  ESCORTS_ID,
  LEGS_ID,
  PERMITS_ID,
  UNITS_ID,
} from '@/features/loads/components/admin/load-sections';
import { LoadStartProblems } from '@/features/loads/components/admin/start/load-start-problems';
import { LoadLog } from '@/features/loads/components/load-log';
import { LoadOnUnits } from '@/features/loads/components/load-on-units';
import { LoadStops } from '@/features/loads/components/load-stops';
import { NoteForm } from '@/features/loads/components/note-form';
import { StartOverrideBadge } from '@/features/loads/components/start-override';
import { personName } from '@/shared/lib/person-name';
import { quoteOfLoadPath } from '@/features/loads/model/load-path';
import { daysOf, formatSpan } from '@/features/loads/model/route/load-days';
import { LoadPermits } from '@/features/permits/components/load-permits';
import { RecordDrawer, type DrawerState } from '@/shared/console/record/record-drawer';
import { PhoneLink, RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { RecordSection } from '@/shared/console/record/record-section';
import { LoadStatusBadge } from '@/shared/loads/load-status-badge';
import { INLINE_BUTTON } from '@/shared/loads/start-problems';
import { Lane } from '@/shared/ui/lane';
import { Skeleton } from '@/shared/ui/skeleton';

interface LoadDrawerProps {
  drawer: DrawerState<AdminLoad>;
  userId: string;
  onEdit: (load: AdminLoad) => void;
  onDelete: (load: AdminLoad) => void;
}

/** One load with its crew, permits and log. Actions are pinned to the bottom. */
export function LoadDrawer({ drawer, userId, onEdit, onDelete }: LoadDrawerProps) {
  return (
    <RecordDrawer
      {...drawer}
      queryOptions={adminLoadQueryOptions}
      noun="load"
      failure={adminLoadToasts.fetchFailed.title}
      title={({ title }) => title}
      eyebrow={({ status, start_override: override }) => (
        <span className="flex flex-wrap gap-2">
          <LoadStatusBadge status={status} />
          <StartOverrideBadge override={override} />
        </span>
      )}
      subtitle={(load) => (
        <>
          <ListedLoadLink className={INLINE_BUTTON} number={load.number} />
          <span>{`, ${formatSpan(daysOf(load))}`}</span>
        </>
      )}
      footer={(load) => (
        <LoadActions
          load={load}
          onEdit={onEdit}
          onDelete={onDelete}
          renderCancel={(canceled, onClose) => (
            <CancelLoadDialog load={canceled} onClose={onClose} />
          )}
        />
      )}
      skeleton={
        <>
          <Skeleton className="h-6" />
          <Skeleton className="h-20" />
          <Skeleton className="h-96" />
        </>
      }
    >
      {(load) => (
        <>
          <LoadStartProblems load={load} onEdit={onEdit} />
          <Lane origin={load.origin} destination={load.destination} />
          <LoadStops load={load} />
          <RecordFacts>
            <RecordFact term="Driver">
              {load.driver === null ? (
                <span className="text-subtle">No driver yet</span>
              ) : (
                <>
                  <span>{personName(load.driver)}</span>
                  {load.driver.phone !== null && (
                    <>
                      , <PhoneLink phone={load.driver.phone} />
                    </>
                  )}
                </>
              )}
            </RecordFact>
            {load.quote_id !== null && (
              <RecordFact term="Quote">
                <Link to={quoteOfLoadPath(load.quote_id)} className="link">
                  Open quote
                </Link>
              </RecordFact>
            )}
          </RecordFacts>
          <DrawnLoad load={load} />
          <div id={UNITS_ID} tabIndex={-1}>
            <RecordSection title="Driver and units">
              <UnitsEditor load={load} />
            </RecordSection>
          </div>
          <div id={ESCORTS_ID} tabIndex={-1}>
            <RecordSection title="Escorts">
              <EscortsEditor load={load} />
            </RecordSection>
          </div>
          <div id={LEGS_ID} tabIndex={-1}>
            <RecordSection title="Legs">
              <LegsSummary load={load} />
            </RecordSection>
          </div>
          <div id={PERMITS_ID} tabIndex={-1}>
            <RecordSection title="Permits">
              <LoadPermits permits={load.permits} load={load} />
              <ListedLoadLink className={INLINE_BUTTON} number={load.number}>
                Change permits on the load’s page
              </ListedLoadLink>
            </RecordSection>
          </div>
          <RecordSection title="Log">
            <NoteForm loadId={load.id} placeholder="What happened or what was agreed" />
            <LoadLog loadId={load.id} userId={userId} />
          </RecordSection>
        </>
      )}
    </RecordDrawer>
  );
}

function DrawnLoad({ load }: { load: AdminLoad }) {
  const { data: details } = useQuery(loadDetailsQueryOptions(load.id));
  return <LoadOnUnits load={load} units={details?.units ?? []} />;
}
