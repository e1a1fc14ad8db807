import { Alert } from '@/shared/ui/alert';
import type { EscortJob } from '../../api/escort-jobs';
import { isChangedSinceAnswer } from '../../model/escort-jobs';
import { formatSpan } from '../../model/load-days';

interface EscortWarningsProps {
  job: EscortJob;
  conflicts: readonly EscortJob[];
}

/** Warns about overlapping jobs and about changes since the pilot car accepted. */
export function EscortWarnings({ job, conflicts }: EscortWarningsProps) {
  return (
    <>
      {conflicts.length > 0 && (
        <Alert tone="warn" title="Overlaps with a job you accepted:">
          {conflicts.map(({ id, terms }) => (
            <span key={id} className="block">
              {terms?.name}, {formatSpan(terms?.days ?? null)}
            </span>
          ))}
        </Alert>
      )}
      {isChangedSinceAnswer(job) && (
        <Alert tone="warn" title="Changed since you accepted.">
          Dispatch changed the days, route, size or position. Call us if it no longer works for you.
        </Alert>
      )}
    </>
  );
}
