import { Alert } from '@/shared/ui/alert';

/** Nothing in the fleet carries the load. */
export function TooMuch() {
  return (
    <Alert tone="warn" role="status" title="No trailer in our fleet carries this load.">
      Call dispatch.
    </Alert>
  );
}
