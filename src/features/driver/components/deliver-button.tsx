import { useState } from 'react';
import type { LoadRow } from '@/features/loads/model/load-record';
import { recordFirst, type DeliveryGaps } from '@/features/loads/model/readiness/delivery-gaps';
import { ReasonDialog } from '@/shared/forms/reason-dialog';
import { GoToButton } from '@/shared/loads/start-problems';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Lane } from '@/shared/ui/lane';
import { POD_ID } from './section-ids';

const CHECK_ID = 'delivery-check';
const QUESTION = 'Report this load delivered?';
const CONSEQUENCE =
  'Dispatch will see that you’ve delivered, and crew phone numbers will be hidden. Only dispatch can undo this.';

interface DeliverButtonProps {
  load: LoadRow;
  gaps: DeliveryGaps;
  /** Sends the report, or keeps it until the phone is online. */
  onDeliver: (noPodReason: string | null) => void;
  isBusy: boolean;
}

/** Reports a load delivered. In the last state, it says what to record first. */
export function DeliverButton({ load, gaps, onDeliver, isBusy }: DeliverButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const first = recordFirst(gaps);
  const isBlocked = first.length > 0;
  const isInLastState = gaps.states.length === 0;
  const close = () => {
    setIsAsking(false);
  };
  return (
    <>
      {isInLastState && (isBlocked || gaps.lacksPod) && (
        <Alert
          id={CHECK_ID}
          tone="info"
          title="Before you report delivery"
          className="order-first basis-full"
        >
          <ul className="grid list-disc gap-1 pl-5">
            {first.map((step) => (
              <li key={step}>{step}</li>
            ))}
            {gaps.lacksPod && (
              <li>
                Add the POD, or say why there is none.{' '}
                <GoToButton id={POD_ID}>Go to POD</GoToButton>
              </li>
            )}
          </ul>
        </Alert>
      )}
      <Button
        variant={isBlocked ? 'quiet' : 'primary'}
        disabled={isBlocked}
        isBusy={isBusy}
        aria-describedby={isBlocked ? CHECK_ID : undefined}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Report delivered
      </Button>
      {!isInLastState && (
        <p id={CHECK_ID} className="order-last basis-full text-sm text-muted">
          {`Before delivery: ${first.join(' ')}`}
        </p>
      )}
      {gaps.lacksPod ? (
        isAsking && (
          <ReasonDialog
            title={QUESTION}
            description="This load has no POD yet. Add it first, or say why there is none."
            hint="Dispatch reads it, and it stays in the load’s log."
            error={null}
            failure=""
            submitLabel="Report delivered"
            isBusy={false}
            onReason={(reason) => {
              onDeliver(reason);
              close();
            }}
            onClose={close}
          >
            <p className="text-muted">{CONSEQUENCE}</p>
          </ReasonDialog>
        )
      ) : (
        <ConfirmDialog
          tone="plain"
          open={isAsking}
          onOpenChange={close}
          title={QUESTION}
          description={
            <>
              <p className="font-semibold">{load.title}</p>
              <Lane origin={load.origin} destination={load.destination} />
              <p className="text-muted">{CONSEQUENCE}</p>
            </>
          }
          confirmLabel="Report delivered"
          onConfirm={() => {
            onDeliver(null);
            close();
          }}
        />
      )}
    </>
  );
}
