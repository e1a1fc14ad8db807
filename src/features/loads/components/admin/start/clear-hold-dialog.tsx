import { useClearHoldMutation } from '@/features/loads/api/holds-and-measures';
import { ReasonDialog } from '@/shared/forms/reason-dialog';

interface ClearHoldDialogProps {
  holdId: string;
  /** The text of the hold, e.g. `On hold: flat tire`. */
  problem: string;
  onClose: () => void;
}

/** Clears a hold, with a reason that stays in the load's log. */
export function ClearHoldDialog({ holdId, problem, onClose }: ClearHoldDialogProps) {
  const { mutate, isPending, error } = useClearHoldMutation();
  return (
    <ReasonDialog
      title="Clear this hold?"
      description={`${problem}.`}
      hint="The driver can read it in the load’s log."
      error={error}
      failure="We couldn’t clear the hold."
      submitLabel="Clear hold"
      busyText="Clearing..."
      isBusy={isPending}
      onReason={(reason) => {
        mutate({ id: holdId, reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
