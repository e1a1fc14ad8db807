import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

/** A sentence about what couldn't be fetched; a reason follows it. */
export type Sentence = `${string}.`;

interface FetchFailureProps {
  /** Title of the alert, with its period. */
  title: Sentence;
  error: Error;
  /** Rows from an earlier fetch are still shown below. */
  hasRows: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces a list or a record that couldn't be fetched, with a retry button. */
export function FetchFailure({ title, error, hasRows, isRetrying, onRetry }: FetchFailureProps) {
  const reason = errorReason(error) ?? 'The server didn’t respond. Check your connection.';
  return (
    <Alert
      tone="danger"
      title={title}
      actions={
        <Button variant="quiet" size="sm" isBusy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {`${reason} ${hasRows ? 'The data below may be out of date.' : ''}`}
    </Alert>
  );
}
