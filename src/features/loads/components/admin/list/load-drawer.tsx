import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminLoadToasts } from '@/features/loads/admin-toasts';
import { adminLoadQueryOptions, type AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions } from '@/features/loads/api/load-page';
import { contactName } from '@/features/loads/model/crew/contact-name';
import { quoteOfLoadPath } from '@/features/loads/model/load-path';
import { daysOf, formatSpan } from '@/features/loads/model/route/load-days';
import { RecordDrawer, type DrawerState } from '@/shared/console/record/record-drawer';
import { PhoneLink, RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { RecordSection } from '@/shared/console/record/record-section';
import { Lane } from '@/shared/ui/lane';
import { Skeleton } from '@/shared/ui/skeleton';
import { LoadLog } from '../../load-log';
import { LoadOnUnits } from '../../load-on-units';
import { LoadStatusBadge } from '../../load-status-badge';
import { LoadStops } from '../../load-stops';
import { StartOverrideBadge } from '../../start-override';
import { INLINE_BUTTON } from '../../start-problems';
import { NoteForm } from '../../note-form';
import { EscortsEditor } from '../escorts/escorts-editor';
import { LoadActions } from '../load-actions';
import { ListedLoadLink } from './listed-load-link';
import { LegsSummary } from '../permits/legs-summary';
import { ESCORTS_ID, LEGS_ID, PERMITS_ID, UNITS_ID } from '../load-sections';
import { LoadStartProblems } from '../start/load-start-problems';
import { PermitsEditor } from '../permits/permits-editor';
import { UnitsEditor } from '../crew/units-editor';

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
      footer={(load) => <LoadActions load={load} onEdit={onEdit} onDelete={onDelete} />}
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
                  <span>{contactName(load.driver)}</span>
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
              <PermitsEditor load={load} />
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
