import type { LegTimes, LoadPermit } from '@/features/loads/model/load-record';
import { PERMIT_BADGES } from '@/features/loads/model/permit-labels';
import type { LoadTimes } from '@/features/loads/model/route/load-days';
import { formatShortDay } from '@domain/time/day-text';
import { Badge } from '@/shared/ui/badge';
import { permitProblem } from '../model/permit-problem';

interface LoadPermitsProps {
  permits: readonly LoadPermit[];
  load: LoadTimes & { legs: readonly LegTimes[] };
}

/** A load's permits, a state's own before its counties' and others. */
export function LoadPermits({ permits, load }: LoadPermitsProps) {
  if (permits.length === 0) return <p className="text-muted">No permits on file yet.</p>;
  return (
    <ul className="grid">
      {[...permits]
        .sort(
          (a, b) =>
            a.jurisdiction.localeCompare(b.jurisdiction) || a.authority.localeCompare(b.authority),
        )
        .map((permit) => (
          <li
            key={permit.id}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b py-2.5 leading-snug first:pt-0 last:border-b-0"
          >
            <span className="font-[680] font-stretch-[112%]">{permit.jurisdiction}</span>
            <PermitText permit={permit} problem={permitProblem(permit, load)} />
            <Badge tone={PERMIT_BADGES[permit.status].tone}>
              {PERMIT_BADGES[permit.status].word}
            </Badge>
          </li>
        ))}
    </ul>
  );
}

/** A permit's number and validity, and why it doesn't cover the load's days. */
function PermitText({ permit, problem }: { permit: LoadPermit; problem: string | null }) {
  const { permit_number: number, valid_from: from, valid_until: until } = permit;
  return (
    <span className="min-w-0 tabular-nums">
      <span className="block wrap-anywhere">{number ?? 'No number yet'}</span>
      {permit.authority_type !== 'state' && (
        <span className="block text-sm wrap-anywhere">{permit.authority}</span>
      )}
      {(from !== null || until !== null) && (
        <span className="block text-sm text-subtle">
          {`Valid ${from === null ? '' : `from ${formatShortDay(from)} `}${until === null ? '' : `until ${formatShortDay(until)}`}`}
        </span>
      )}
      {problem !== null && <span className="block text-sm font-semibold text-warn">{problem}</span>}
    </span>
  );
}
