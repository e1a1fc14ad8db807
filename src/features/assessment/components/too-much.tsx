import { Alert } from '@/shared/ui/alert';

/** Shown when nothing in the fleet can carry the load. */
export function TooMuch() {
  return (
    <Alert tone="warn" role="status" title="No trailer in our fleet carries this load.">
      Call dispatch.
    </Alert>
  );
}
