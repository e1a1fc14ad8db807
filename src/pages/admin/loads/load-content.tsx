import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { StopCharges } from '@/features/billing/components/admin/stop-charges';
import { NeededEscorts } from '@/features/escorts/components/admin/needed-escorts';
import { EscortsEditor } from '@/features/escorts/components/admin/escorts-editor';
import type { ProposeEscorts } from '@/features/escorts/model/proposed-slots';
import { DELETE_FAILED } from '@/features/loads/admin-toasts';
import { adminLoadQueryOptions, type AdminLoad } from '@/features/loads/api/admin-loads';
import { useDeleteLoadMutation } from '@/features/loads/api/delete-load';
import { UnitsEditor } from '@/features/loads/components/admin/crew/units-editor';
import { ESCORTS_ID, UNITS_ID } from '@/features/loads/components/admin/load-sections';
import { CombinationSection } from '@/features/loads/components/admin/page/combination-section';
import { DocumentsSection } from '@/features/loads/components/admin/page/documents-section';
import { LoadHead } from '@/features/loads/components/admin/page/load-head';
import { LoadSection } from '@/features/loads/components/admin/page/load-section';
import { ReadinessPanel } from '@/features/loads/components/admin/page/readiness-panel';
import { StopsSection } from '@/features/loads/components/admin/page/stops-section';
import { LoadLog } from '@/features/loads/components/load-log';
import { NoteForm } from '@/features/loads/components/note-form';
import { lastLoad } from '@/features/loads/model/last-load';
import { withSharedParams } from '@/features/loads/model/load-list-params';
import { LOADS_PATH } from '@/features/loads/model/load-path';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useButtonShortcuts } from '@/shared/console/shortcuts/use-button-shortcuts';
import { StillTrying } from '@/shared/console/still-trying';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { LegsAndPermits } from './legs-and-permits';
import { MoneySection } from './money-section';

const CancelLoadDialog = lazyPart(
  async () =>
    (await import('@/features/billing/components/admin/cancel/cancel-load-dialog'))
      .CancelLoadDialog,
  { onFailure: NotLoaded },
);
const LoadForm = lazyPart(
  async () => (await import('@/features/loads/components/admin/form/load-form')).LoadForm,
  {
    onFailure: NotLoaded,
  },
);

interface LoadContentProps {
  /** The load's number or id. */
  name: string;
  userId: string;
  /** Renders what the customer of a quote saw when they sent it. */
  renderAssessment: (quoteId: string) => ReactNode;
  /** Says which escorts a load probably needs. */
  proposeEscorts: ProposeEscorts;
}

/** Everything about one load, for dispatch. */
export function LoadContent({ name, ...props }: LoadContentProps) {
  const query = useQuery(adminLoadQueryOptions(name));
  const { data: load, error, isFetching, refetch } = query;
  useButtonShortcuts();
  if (error && load === undefined) {
    return (
      <FetchFailure
        title="We couldn’t open this load."
        error={error}
        hasRows={false}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (load === undefined) return <LoadSkeleton isRetrying={query.failureCount > 0} />;
  if (load === null) {
    return (
      <EmptyState
        title="Load not found"
        action={
          <ButtonLink variant="quiet" size="sm" to="/admin/loads">
            All loads
          </ButtonLink>
        }
      >
        The number may be incomplete, or the load was deleted.
      </EmptyState>
    );
  }
  return <Load key={load.id} load={load} {...props} />;
}

function LoadSkeleton({ isRetrying }: { isRetrying: boolean }) {
  return (
    <>
      {isRetrying && <StillTrying />}
      <p role="status" className="sr-only">
        Loading load...
      </p>
      <Skeleton className="h-40" />
      <Skeleton className="h-32" />
      <Skeleton className="h-80" />
      <Skeleton className="h-60" />
    </>
  );
}

function Load({
  load,
  userId,
  renderAssessment,
  proposeEscorts,
}: { load: AdminLoad } & Omit<LoadContentProps, 'name'>) {
  const navigate = useNavigate();
  const [list] = useSearchParams();
  const deletion = useDeleteLoadMutation();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  useEffect(() => {
    lastLoad.set(load.id);
  }, [load.id]);
  const edit = () => {
    setDialog('edit');
  };
  const close = () => {
    setDialog(null);
  };
  return (
    <>
      <LoadHead
        load={load}
        onEdit={edit}
        onDelete={() => {
          setDialog('delete');
        }}
        renderCancel={(canceled, onClose) => <CancelLoadDialog load={canceled} onClose={onClose} />}
      />
      <ReadinessPanel load={load} onEdit={edit} />
      <CombinationSection load={load} />
      <LegsAndPermits load={load} />
      <LoadSection id={ESCORTS_ID} title="Escorts">
        <NeededEscorts load={load} />
        <EscortsEditor load={load} propose={proposeEscorts} isFlush />
      </LoadSection>
      {load.quote_id !== null && renderAssessment(load.quote_id)}
      <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-2 xl:gap-3">
        <div className="grid gap-5 *:min-w-0 xl:gap-3">
          <StopsSection
            load={load}
            renderCharges={(stop) => <StopCharges loadId={load.id} stop={stop} />}
          />
          <DocumentsSection load={load} />
        </div>
        <div className="grid gap-5 *:min-w-0 xl:gap-3">
          <LoadSection id={UNITS_ID} title="Driver and units">
            <UnitsEditor load={load} />
          </LoadSection>
          <LoadSection title="Log">
            <NoteForm loadId={load.id} placeholder="What happened or what was agreed" />
            <LoadLog loadId={load.id} userId={userId} />
          </LoadSection>
        </div>
      </div>
      <MoneySection loadId={load.id} />
      {dialog === 'edit' && <LoadForm load={load} quoteId={null} onClose={close} onSaved={close} />}
      <DeleteDialog
        record={dialog === 'delete' ? load : null}
        mutation={deletion}
        noun="load"
        title={({ title }) => `Delete ${title}?`}
        consequence="Its log, permits and escorts are deleted too."
        failure={DELETE_FAILED}
        onClose={close}
        onDeleted={() => void navigate(withSharedParams(LOADS_PATH, list))}
      />
    </>
  );
}
