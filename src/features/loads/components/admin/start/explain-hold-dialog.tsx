import { useExplainHoldMutation } from '@/features/loads/api/holds-and-measures';
import { ReasonDialog } from '@/shared/forms/reason-dialog';

interface ExplainHoldDialogProps {
  holdId: string;
  /** The hold's reason for dispatch and the crew. */
  problem: string;
  onClose: () => void;
}

/** Writes what the customer reads about a hold on their timeline. */
export function ExplainHoldDialog({ holdId, problem, onClose }: ExplainHoldDialogProps) {
  const { mutate, isPending, error } = useExplainHoldMutation();
  return (
    <ReasonDialog
      title="Tell the customer why?"
      description={`${problem}.`}
      hint="One line of up to 300 characters. Anyone with the private link can read it."
      error={error}
      failure="We couldn’t save the reason."
      submitLabel="Save"
      isBusy={isPending}
      onReason={(reason) => {
        mutate({ id: holdId, reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
