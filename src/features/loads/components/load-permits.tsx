import type { PermitStatus } from '@contracts/load';
import { formatShortDay } from '@/shared/lib/day';
import { Badge } from '@/shared/ui/badge';
import type { LoadPermit } from '../model/load-record';
import { daysOf, type LoadTimes } from '../model/route/load-days';
import { permitProblem } from '../model/permits/permit-problem';

export const PERMIT_BADGES: Record<
  PermitStatus,
  { tone: 'warn' | 'ok' | 'danger' | 'neutral'; word: string }
> = {
  needed: { tone: 'danger', word: 'Needed' },
  applied: { tone: 'warn', word: 'Applied' },
  issued: { tone: 'ok', word: 'Issued' },
  amending: { tone: 'warn', word: 'Amending' },
  expired: { tone: 'danger', word: 'Expired' },
  used: { tone: 'neutral', word: 'Used' },
};

interface LoadPermitsProps {
  permits: readonly LoadPermit[];
  load: LoadTimes;
}

/** A load's permits, one per state or province. */
export function LoadPermits({ permits, load }: LoadPermitsProps) {
  if (permits.length === 0) return <p className="text-muted">No permits on file yet.</p>;
  const days = daysOf(load);
  return (
    <ul className="grid">
      {[...permits]
        .sort((a, b) => a.jurisdiction.localeCompare(b.jurisdiction))
        .map((permit) => (
          <li
            key={permit.id}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b py-2.5 leading-snug first:pt-0 last:border-b-0"
          >
            <span className="font-[680] font-stretch-[112%]">{permit.jurisdiction}</span>
            <PermitText permit={permit} problem={permitProblem(permit, days)} />
            <Badge tone={PERMIT_BADGES[permit.status].tone}>
              {PERMIT_BADGES[permit.status].word}
            </Badge>
          </li>
        ))}
    </ul>
  );
}

/** A permit's number and validity, and why it doesn't cover the load's days. */
export function PermitText({
  permit,
  problem,
}: {
  permit: Omit<LoadPermit, 'id'>;
  problem: string | null;
}) {
  const { permit_number: number, valid_from: from, valid_until: until } = permit;
  return (
    <span className="min-w-0 tabular-nums">
      <span className="block wrap-anywhere">{number ?? 'No number yet'}</span>
      {(from !== null || until !== null) && (
        <span className="block text-sm text-subtle">
          {`Valid ${from === null ? '' : `from ${formatShortDay(from)} `}${until === null ? '' : `until ${formatShortDay(until)}`}`}
        </span>
      )}
      {problem !== null && <span className="block text-sm font-semibold text-warn">{problem}</span>}
    </span>
  );
}
