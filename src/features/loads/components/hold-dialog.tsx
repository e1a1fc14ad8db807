import { useState } from 'react';
import { ReasonDialog } from '@/shared/forms/reason-dialog';
import { createUuid } from '@/shared/lib/create-uuid';
import { useHoldLoadMutation } from '../api/route/load-route';

interface HoldDialogProps {
  load: { id: string };
  onClose: () => void;
}

/** Puts a load on hold, with a reason for dispatch. */
export function HoldDialog({ load, onClose }: HoldDialogProps) {
  const [id] = useState(createUuid);
  const { mutate, isPending, error } = useHoldLoadMutation();
  return (
    <ReasonDialog
      title="Put this load on hold?"
      description="It can’t start or enter the next state until dispatch clears the hold."
      error={error}
      failure="We couldn’t put the load on hold."
      submitLabel="Put on hold"
      isBusy={isPending}
      onReason={(reason) => {
        mutate({ id, loadId: load.id, reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
