import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

interface ConnectionLostProps {
  /** Whether visitors from before stay below. */
  hasRows: boolean;
  onRetry: () => void;
}

/** Says that nobody knows just now who is on the site, and offers another try. */
export function ConnectionLost({ hasRows, onRetry }: ConnectionLostProps) {
  return (
    <Alert
      tone="danger"
      title="The live connection was lost."
      actions={
        <Button variant="quiet" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      It is tried again by itself. {hasRows && 'What is shown below may be out of date.'}
    </Alert>
  );
}
