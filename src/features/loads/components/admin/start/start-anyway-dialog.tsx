import { useStartLoadMutation } from '@/features/loads/api/admin-load-mutations';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { ReasonDialog } from '@/shared/forms/reason-dialog';
import { isAppError } from '@/shared/lib/app-error';
import { Alert } from '@/shared/ui/alert';

interface StartAnywayDialogProps {
  load: AdminLoad;
  onClose: () => void;
}

/** Starts a load that isn't ready, with a reason that stays on the load and in its log. */
export function StartAnywayDialog({ load, onClose }: StartAnywayDialogProps) {
  const { mutate, isPending, error } = useStartLoadMutation();
  return (
    <ReasonDialog
      title="Start this load anyway?"
      description={load.title}
      hint="The reason stays on the load and in its log, with your name."
      error={error}
      failure="We couldn’t start the load."
      submitLabel="Start anyway"
      busyText="Starting..."
      isBusy={isPending}
      onReason={(reason) => {
        mutate({ load, reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {isAppError(error, 'stale') && (
        <Alert tone="danger" title="Someone changed this load.">
          The problems below are the latest. Check them and try again.
        </Alert>
      )}
      <div>
        <p className="font-semibold">You’re overriding:</p>
        <ul className="mt-1 list-disc pl-5 wrap-anywhere">
          {load.problems.map(({ problem, record_id }) => (
            <li key={`${problem} ${record_id ?? ''}`}>{`${problem}.`}</li>
          ))}
        </ul>
      </div>
    </ReasonDialog>
  );
}
