import { Spinner } from '@/shared/ui/spinner';

/** Beside the bars of what is on its way, once the server has failed: it is being asked again. */
export function StillTrying() {
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      <Spinner />
      The server did not answer as it should. Still trying…
    </p>
  );
}
