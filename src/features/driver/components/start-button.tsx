import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoadRow } from '@/features/loads/model/load-record';
import { earlyStart } from '@/features/loads/model/readiness/start-problem';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Lane } from '@/shared/ui/lane';
import { useReportStartMutation } from '../api/report-start';
import { startProblemsQueryOptions } from '../api/start-problems';
import { START_PROBLEMS_ID, StartCheck } from './start-check';
import { driverToasts } from '../toasts';

/** Reports an assigned load in transit after the driver confirms. */
export function StartButton({ load }: { load: LoadRow }) {
  const [isAsking, setIsAsking] = useState(false);
  const [early, setEarly] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useReportStartMutation();
  const { data: problems = [], isPending: isChecking } = useQuery(
    startProblemsQueryOptions(load.id),
  );
  const isBlocked = problems.length > 0;
  const handleOpenChange = (isOpen: boolean) => {
    reset();
    setEarly(earlyStart(load, Date.now()));
    setIsAsking(isOpen);
  };

  return (
    <>
      {isBlocked && (
        <div className="basis-full">
          <StartCheck problems={problems} />
        </div>
      )}
      <Button
        disabled={isBlocked || isChecking}
        aria-describedby={isBlocked ? START_PROBLEMS_ID : undefined}
        onClick={() => {
          handleOpenChange(true);
        }}
      >
        Report in transit
      </Button>
      <ConfirmDialog
        tone="plain"
        open={isAsking}
        onOpenChange={handleOpenChange}
        title="Report this load in transit?"
        description={
          <>
            <p className="font-semibold">{load.title}</p>
            <Lane origin={load.origin} destination={load.destination} />
            {early !== null && <p className="font-semibold text-warn">{early}</p>}
            <p className="text-muted">
              Dispatch and your escorts will see that you’ve left. Only dispatch can undo this.
            </p>
          </>
        }
        confirmLabel="Report in transit"
        isBusy={isPending}
        error={error === null ? undefined : driverToasts.reportFailed(error).description}
        onConfirm={() => {
          mutate(load, {
            onSuccess: () => {
              setIsAsking(false);
            },
          });
        }}
      />
    </>
  );
}
