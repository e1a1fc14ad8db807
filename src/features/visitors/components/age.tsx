import { formatAge } from '@domain/time/duration-text';
import { formatDateTime } from '@domain/time/moment-text';
import { useNow } from '@/shared/lib/use-now';

const SECOND_MS = 1_000;

/** Time since `at`, updated every second. */
export function Age({ at }: { at: string }) {
  const now = useNow(SECOND_MS);
  return (
    <time dateTime={at} title={formatDateTime(at)} className="tabular-nums">
      {formatAge(at, now)}
    </time>
  );
}
