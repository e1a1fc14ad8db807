import { RecordDrawer } from '@/shared/console/record/record-drawer';
import { PhoneLink, RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { LoadLimits } from '@/shared/drawing/load-limits';
import { Lane } from '@/shared/ui/lane';
import { adminLoadMessages } from '../../admin-messages';
import { adminLoadQueryOptions, type AdminLoad } from '../../api/admin-loads';
import { contactName } from '../../model/contact-name';
import { daysOf, formatSpan } from '../../model/load-days';
import { LoadLog } from '../load-log';
import { LoadSheet } from '../load-sheet';
import { LoadStatusBadge } from '../load-status-badge';
import { LoadStops } from '../load-stops';
import { NoteForm } from '../note-form';
import { RecordPart } from '../record-part';
import { EscortsEditor } from './escorts-editor';
import { LoadDrawerActions } from './load-drawer-actions';
import { LoadDetailSkeleton } from './load-skeletons';
import { PermitsEditor } from './permits-editor';

interface LoadDrawerProps {
  openId: string | null;
  loads: readonly AdminLoad[] | undefined;
  userId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  onEdit: (load: AdminLoad) => void;
  onDelete: (load: AdminLoad) => void;
}

/** One load with its crew, permits and log. Actions are pinned to the bottom. */
export function LoadDrawer({
  openId,
  loads,
  userId,
  onOpen,
  onClose,
  onEdit,
  onDelete,
}: LoadDrawerProps) {
  return (
    <RecordDrawer
      openId={openId}
      rows={loads}
      queryOptions={adminLoadQueryOptions}
      noun="load"
      failure={adminLoadMessages.fetchFailed.title}
      title={({ title }) => title}
      eyebrow={({ status }) => <LoadStatusBadge status={status} />}
      subtitle={(load) => formatSpan(daysOf(load))}
      footer={(load) => <LoadDrawerActions load={load} onEdit={onEdit} onDelete={onDelete} />}
      skeleton={<LoadDetailSkeleton />}
      onOpen={onOpen}
      onClose={onClose}
    >
      {(load) => (
        <>
          <Lane origin={load.origin} destination={load.destination} />
          <LoadStops load={load} />
          <RecordFacts>
            <RecordFact term="Driver">
              {load.driver === null ? (
                <span className="text-subtle">No driver yet</span>
              ) : (
                <>
                  {contactName(load.driver)}
                  {load.driver.phone !== null && (
                    <>
                      , <PhoneLink phone={load.driver.phone} />
                    </>
                  )}
                </>
              )}
            </RecordFact>
          </RecordFacts>
          <LoadSheet load={load} />
          <LoadLimits load={load} />
          <RecordPart title="Escorts">
            <EscortsEditor load={load} />
          </RecordPart>
          <RecordPart title="Permits">
            <PermitsEditor load={load} />
          </RecordPart>
          <RecordPart title="Log">
            <NoteForm loadId={load.id} />
            <LoadLog loadId={load.id} userId={userId} />
          </RecordPart>
        </>
      )}
    </RecordDrawer>
  );
}
