import { useSetLoadStatusMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';
import { ReasonDialog } from '../reason-dialog';

interface CancelLoadDialogProps {
  load: AdminLoad;
  onClose: () => void;
}

/** Cancels a load, with a reason that stays in its log. */
export function CancelLoadDialog({ load, onClose }: CancelLoadDialogProps) {
  const { mutate, isPending, error } = useSetLoadStatusMutation();
  return (
    <ReasonDialog
      title="Cancel this load?"
      description="The driver and escorts will see that it’s canceled. You can reopen it later."
      hint="The driver and escorts can read it in the load’s log."
      error={error}
      failure="We couldn’t cancel the load."
      submitLabel="Cancel load"
      busyText="Canceling..."
      isBusy={isPending}
      onReason={(reason) => {
        mutate({ load, status: 'cancelled', reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
