import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Lane } from '@/shared/ui/lane';
import type { LoadRow } from '../../model/load-record';
import { useReportLoadMutation } from '../../api/report-load';
import { loadMessages } from '../../messages';
import { reportStepAfter } from '../../model/report-step';

/** Reports the load's next status after the driver confirms. */
export function ReportButton({ load }: { load: LoadRow }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useReportLoadMutation();
  const step = reportStepAfter(load.status);
  if (step === undefined) return null;

  const handleOpenChange = (isOpen: boolean) => {
    reset();
    setIsAsking(isOpen);
  };

  return (
    <>
      <p>
        <Button
          onClick={() => {
            handleOpenChange(true);
          }}
        >
          {step.label}
        </Button>
      </p>
      <ConfirmDialog
        tone="plain"
        open={isAsking}
        onOpenChange={handleOpenChange}
        title={step.question}
        description={
          <>
            <p className="font-semibold">{load.title}</p>
            <Lane origin={load.origin} destination={load.destination} />
            <p className="text-muted">{step.consequence}</p>
          </>
        }
        confirmLabel={step.label}
        isBusy={isPending}
        error={error === null ? undefined : loadMessages.reportFailed(error).description}
        onConfirm={() => {
          mutate(
            { id: load.id, step },
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
