import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

interface FetchFailureProps {
  /** What failed, in the words of its toast. */
  title: string;
  error: Error;
  /** Whether rows that were there before stay below. */
  hasRows: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What went wrong with a list or a record, where it would stand, and another try. */
export function FetchFailure({ title, error, hasRows, isRetrying, onRetry }: FetchFailureProps) {
  const reason = errorReason(error) ?? 'The server did not answer. Check the connection.';
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
      {reason} {hasRows && 'What is shown below may be out of date.'}
    </Alert>
  );
}
