import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

interface NewerVersionAlertProps {
  /** What is edited, e.g. `picture`. */
  noun: string;
  isGone: boolean;
  /** Puts the newest version into the form. */
  onTakeTheirs: () => void;
  /** Keeps what is typed, to be saved over the newest version. */
  onKeepMine: () => void;
}

/** Above a form whose record somebody else has saved or deleted meanwhile. */
export function NewerVersionAlert({
  noun,
  isGone,
  onTakeTheirs,
  onKeepMine,
}: NewerVersionAlertProps) {
  if (isGone) {
    return (
      <Alert tone="warn" role="alert" title={`This ${noun} is no longer there.`}>
        Somebody has deleted it, so it cannot be saved.
      </Alert>
    );
  }
  return (
    <Alert
      tone="warn"
      role="alert"
      title={`Somebody else has changed this ${noun}.`}
      actions={
        <>
          <Button variant="quiet" size="sm" onClick={onTakeTheirs}>
            Show their version
          </Button>
          <Button variant="quiet" size="sm" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      Saving is held back until you have chosen which version to go on with.
    </Alert>
  );
}
