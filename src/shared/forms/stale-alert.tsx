import type { ReactNode } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

export interface StaleAlertProps {
  /** The name of the record, e.g. `picture`. */
  noun: string;
  isDeleted?: boolean;
  /** Puts the newest version into the form. */
  onShowTheirs: () => void;
  /** Keeps what the user typed, to be saved over the newest version. */
  onKeepMine: () => void;
  /** A summary of the newest version. */
  children?: ReactNode;
}

/** Shown in a form whose record someone else changed or deleted. The user chooses a version. */
export function StaleAlert({
  noun,
  isDeleted = false,
  onShowTheirs,
  onKeepMine,
  children,
}: StaleAlertProps) {
  if (isDeleted) {
    return (
      <Alert tone="warn" role="alert" title={`Someone deleted this ${noun}.`}>
        You can’t save it anymore.
      </Alert>
    );
  }
  return (
    <Alert
      tone="warn"
      role="alert"
      title={`Someone changed this ${noun}.`}
      actions={
        <>
          <Button variant="quiet" size="sm" onClick={onShowTheirs}>
            Show their version
          </Button>
          <Button variant="quiet" size="sm" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      {children}
      <p>Choose a version before saving.</p>
    </Alert>
  );
}
