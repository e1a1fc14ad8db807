import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

interface ConnectionLostProps {
  /** True if the list still shows visitors from before. */
  hasRows: boolean;
  onRetry: () => void;
}

/** Shown while the presence channel is disconnected. */
export function ConnectionLost({ hasRows, onRetry }: ConnectionLostProps) {
  return (
    <Alert
      tone="danger"
      title="Live connection lost."
      actions={
        <Button variant="quiet" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {`Reconnecting. ${hasRows ? 'The list below may be out of date.' : ''}`}
    </Alert>
  );
}
