import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignedDocumentsQueryOptions } from '@/features/loads/api/load-documents';
import type { LoadRow } from '@/features/loads/model/load-record';
import { earlyStart } from '@/features/loads/model/readiness/start-problem';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Lane } from '@/shared/ui/lane';
import { useReportLoadMutation } from '../api/report-load';
import { startProblemsQueryOptions } from '../api/start-problems';
import { reportStepAfter } from '../model/report-step';
import { PodReminder } from './pod-reminder';
import { START_PROBLEMS_ID, StartCheck } from './start-check';
import { driverToasts } from '../toasts';

interface ReportButtonProps {
  load: LoadRow;
  /** True if it's the load's next step, which is amber. */
  isNext: boolean;
}

/** Reports the load's next status after the driver confirms. */
export function ReportButton({ load, isNext }: ReportButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [early, setEarly] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useReportLoadMutation();
  const step = reportStepAfter(load.status);
  const isStart = step?.to === 'in_transit';
  const { data: problems = [], isPending: isChecking } = useQuery({
    ...startProblemsQueryOptions(load.id),
    enabled: isStart,
  });
  const { data: documents } = useQuery({
    ...assignedDocumentsQueryOptions(load.id),
    enabled: step?.to === 'delivered',
  });
  if (step === undefined) return null;

  const lacksPod =
    step.to === 'delivered' && documents?.some(({ kind }) => kind === 'pod') === false;
  const isBlocked = isStart && problems.length > 0;
  const handleOpenChange = (isOpen: boolean) => {
    reset();
    setEarly(isStart ? earlyStart(load, Date.now()) : null);
    setIsAsking(isOpen);
  };

  return (
    <>
      {isBlocked && (
        <div className="basis-full">
          <StartCheck problems={problems} />
        </div>
      )}
      {lacksPod && isNext && <PodReminder />}
      <Button
        variant={isNext ? 'primary' : 'quiet'}
        disabled={isBlocked || (isStart && isChecking)}
        aria-describedby={isBlocked ? START_PROBLEMS_ID : undefined}
        onClick={() => {
          handleOpenChange(true);
        }}
      >
        {step.label}
      </Button>
      <ConfirmDialog
        tone="plain"
        open={isAsking}
        onOpenChange={handleOpenChange}
        title={step.question}
        description={
          <>
            <p className="font-semibold">{load.title}</p>
            <Lane origin={load.origin} destination={load.destination} />
            {early !== null && <p className="font-semibold text-warn">{early}</p>}
            {lacksPod && <p className="font-semibold text-warn">This load has no POD yet.</p>}
            <p className="text-muted">{step.consequence}</p>
          </>
        }
        confirmLabel={step.label}
        isBusy={isPending}
        error={error === null ? undefined : driverToasts.reportFailed(error).description}
        onConfirm={() => {
          mutate(
            { load, step },
            {
              onSuccess: () => {
                setIsAsking(false);
              },
            },
          );
        }}
      />
    </>
  );
}
