import { failureHelp } from '@/shared/forms/failure-help';
import { isAppError } from '@/shared/lib/app-error';
import { Alert } from '@/shared/ui/alert';
import type { ToastText } from '@/shared/lib/toast-store';

interface ChangeFailureProps {
  error: Error | null;
  /** Returns the toast's text for the error. */
  textOf: (error: unknown) => ToastText;
}

/** Shows a failed change next to the button that was clicked. */
export function ChangeFailure({ error, textOf }: ChangeFailureProps) {
  if (error === null) return null;
  return (
    <Alert tone="danger" title={textOf(error).description}>
      {(isAppError(error, 'network') || isAppError(error, 'unknown')) && (
        <p>{failureHelp(error)}</p>
      )}
    </Alert>
  );
}
