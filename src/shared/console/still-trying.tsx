import { Spinner } from '@/shared/ui/spinner';

/** Above a skeleton while a failed request is being retried. */
export function StillTrying() {
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      <Spinner />
      <span>The server isn’t responding. Retrying…</span>
    </p>
  );
}
