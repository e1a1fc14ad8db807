import { Alert } from '@/shared/ui/alert';
import type { EscortJob } from '../../api/escort-jobs';
import { isChangedSinceAnswer } from '../../model/escort-jobs';
import { daysOf, formatSpan } from '../../model/load-days';

interface EscortWarningsProps {
  job: EscortJob;
  conflicts: readonly EscortJob[];
}

/** What a pilot should know before relying on a job. */
export function EscortWarnings({ job, conflicts }: EscortWarningsProps) {
  return (
    <>
      {conflicts.length > 0 && (
        <Alert tone="warn" title="On the same days as a job you have accepted:">
          {conflicts.map(({ id, load }) => (
            <span key={id} className="block">
              {load?.title}, {load && formatSpan(daysOf(load))}
            </span>
          ))}
        </Alert>
      )}
      {isChangedSinceAnswer(job) && (
        <Alert tone="warn" title="Changed since you accepted.">
          Dispatch changed days, route, size or position. If it no longer suits you, call.
        </Alert>
      )}
    </>
  );
}
