import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallDispatch } from '@/features/driver/components/call-dispatch';
import { AssignedDocuments } from '@/features/driver/components/documents/assigned-documents';
import { MeasuredSize } from '@/features/driver/components/measured/measured-size';
import { HOLD_ID } from '@/features/driver/components/section-ids';
import { DeliverButton } from '@/features/driver/components/deliver-button';
import { DriverStopTimes } from '@/features/driver/components/site/driver-stop-times';
import { SiteClock } from '@/features/driver/components/site/site-clock';
import { SkipToStop } from '@/features/driver/components/site/skip-to-stop';
import { UnsentReports } from '@/features/driver/components/site/unsent-reports';
import { useStopReports } from '@/features/driver/components/site/use-stop-reports';
import { StartButton } from '@/features/driver/components/start-button';
import { withUnsent } from '@/features/driver/model/unsent-reports';
import { assignedDocumentsQueryOptions } from '@/features/loads/api/load-documents';
import {
  loadRouteQueryOptions,
  type LoadRoute as Route,
} from '@/features/loads/api/route/load-route';
import { EnterLegButton } from '@/features/loads/components/enter-leg-button';
import { HoldDialog } from '@/features/loads/components/hold-dialog';
import { StopList } from '@/features/loads/components/stop-list';
import { CorrectTimesButton } from '@/features/loads/components/stop-times/correct-times-button';
import type { LoadRow } from '@/features/loads/model/load-record';
import { deliveryGaps } from '@/features/loads/model/readiness/delivery-gaps';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { nextLeg } from '@/features/loads/model/route/next-leg';
import { nextStopStep, stepName, stopToSkipTo } from '@/features/loads/model/route/stop-steps';
import { hasConditions, PermitConditions } from '@/features/permits/components/permit-conditions';
import { RecordSection } from '@/shared/console/record/record-section';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';

const DocumentPreview = lazyPart(
  async () =>
    (await import('@/features/loads/components/documents/document-preview')).DocumentPreview,
  { onFailure: NotLoaded },
);

const bySequence = (a: { sequence: number }, b: { sequence: number }) => a.sequence - b.sequence;

interface LoadRouteProps {
  load: LoadRow;
  userId: string;
}

/**
 * The driver's next steps, what they measure and the documents, then the route: stops with contacts, legs, and
 * what each permit says.
 */
export function LoadRoute({ load, userId }: LoadRouteProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    loadRouteQueryOptions(load.id),
  );
  const [isHolding, setIsHolding] = useState(false);
  const canHold = load.status === 'assigned' || load.status === 'in_transit';
  const holds = data?.holds.filter(({ cleared_at }) => cleared_at === null) ?? [];
  const next = nextLeg(load, data?.legs ?? []);
  const reports = useStopReports(load.id, userId);
  const stops = withUnsent(data?.stops ?? [], reports.unsent);
  const stopStep = nextStopStep(stops, load.status);
  const later = stopToSkipTo(stops, load.status, stopStep);
  // In an earlier state, the truck can’t be at the delivery.
  const skipTo = next !== undefined && later?.kind === 'delivery' ? undefined : later;
  const { data: documents } = useQuery({
    ...assignedDocumentsQueryOptions(load.id),
    enabled: load.status === 'in_transit',
  });
  const isDelivered = reports.unsent.some(
    ({ step, problem }) => step === 'delivered' && problem === null,
  );
  const hasPod = documents?.some(({ kind }) => kind === 'pod') ?? true;
  const gaps = deliveryGaps(data?.legs ?? [], stops, hasPod);
  const isLastArrival = (stop: Route['stops'][number]) =>
    stop.kind === 'delivery' && next === undefined && load.status === 'in_transit';
  return (
    <>
      {holds.length > 0 && (
        <Alert
          id={HOLD_ID}
          tabIndex={-1}
          tone="danger"
          title="This load is on hold. Don’t move it."
          actions={<CallDispatch />}
          className="scroll-mt-28"
        >
          <ul className="grid gap-1">
            {holds.map(({ id, reason }) => (
              <li key={id} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <UnsentReports
        deliveryZone={load.delivery_time_zone}
        stops={data?.stops ?? []}
        reports={reports}
      />
      {stopStep?.step === 'departed' && (
        <SiteClock stop={stopStep.stop} freeMinutes={data?.free_minutes ?? null} />
      )}
      <div className="flex flex-wrap gap-3">
        {next !== undefined && <EnterLegButton leg={next} />}
        {load.status === 'assigned' && <StartButton load={load} />}
        {stopStep !== null && (
          <Button
            variant={
              stopStep.step === 'arrived' && isLastArrival(stopStep.stop) ? 'primary' : 'quiet'
            }
            isBusy={reports.isSending}
            onClick={() => {
              reports.report(stopStep.stop.id, stopStep.step);
            }}
          >
            {stepName(stopStep.stop, stopStep.step, stops)}
          </Button>
        )}
        {stopStep !== null && skipTo !== undefined && (
          <SkipToStop
            name={stepName(skipTo, 'arrived', stops)}
            missed={stepName(stopStep.stop, stopStep.step, stops)}
            isPrimary={isLastArrival(skipTo)}
            onArrive={() => {
              reports.skipTo(skipTo.id);
            }}
          />
        )}
        {data && load.status === 'in_transit' && !isDelivered && (
          <DeliverButton
            load={load}
            gaps={gaps}
            isBusy={reports.isSending}
            onDeliver={reports.deliver}
          />
        )}
        {data && canHold && (
          <Button
            variant="quiet"
            onClick={() => {
              setIsHolding(true);
            }}
          >
            Put on hold
          </Button>
        )}
      </div>
      {isPending && <Skeleton className="h-40" />}
      {isError && (
        <Alert tone="danger" title="We couldn’t load stops and legs.">
          <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </Alert>
      )}
      {data && <MeasuredSize load={load} route={data} />}
      <AssignedDocuments
        load={load}
        userId={userId}
        renderPreview={(document, onClose) => (
          <DocumentPreview document={document} onClose={onClose} />
        )}
      />
      {data && <RouteSections route={data} status={load.status} userId={userId} />}
      {isHolding && (
        <HoldDialog
          load={load}
          onClose={() => {
            setIsHolding(false);
          }}
        />
      )}
    </>
  );
}

interface RouteSectionsProps {
  route: Route;
  status: LoadRow['status'];
  userId: string;
}

/** Stops, legs, and what the permits say. */
function RouteSections({ route, status, userId }: RouteSectionsProps) {
  const texts = route.permits.filter(hasConditions);
  return (
    <>
      <RecordSection title="Stops">
        <StopList
          stops={route.stops}
          status={status}
          renderTimes={(stop) => (
            <DriverStopTimes
              stop={stop}
              userId={userId}
              correction={<CorrectTimesButton stop={stop} />}
            />
          )}
        />
      </RecordSection>
      {route.legs.length > 0 && (
        <RecordSection title="Legs">
          <ol className="grid gap-3">
            {[...route.legs].sort(bySequence).map((leg) => (
              <li key={leg.id} className="leading-snug tabular-nums">
                <b className="font-[680]">{leg.jurisdiction}</b>
                <span>{`${leg.miles !== null ? `, ${String(leg.miles)} mi` : ''}${leg.left_at === null && leg.entered_at !== null ? ', current' : ''}`}</span>
                <span className="block text-sm text-subtle">
                  {`Enter ${[leg.entry_place, formatLegTime(leg.planned_entry_at, leg.time_zone)]
                    .filter(Boolean)
                    .join(', ')}`}
                </span>
                <span className="block text-sm text-subtle">
                  {`Exit ${[leg.exit_place, formatLegTime(leg.planned_exit_at, leg.time_zone)]
                    .filter(Boolean)
                    .join(', ')}`}
                </span>
              </li>
            ))}
          </ol>
        </RecordSection>
      )}
      {texts.length > 0 && (
        <RecordSection title="Permit conditions">
          <PermitConditions permits={texts} />
        </RecordSection>
      )}
    </>
  );
}
