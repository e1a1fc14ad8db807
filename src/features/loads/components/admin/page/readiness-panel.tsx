import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '@domain/numbers/counts';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions } from '@/features/loads/api/load-page';
import { passedChecks } from '@/features/loads/model/readiness/readiness';
import { toStartOverride } from '@/features/loads/model/readiness/start-override';
import { canStartLater, type StartProblem } from '@/features/loads/model/readiness/start-problem';
import { cn } from '@/shared/lib/cn';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { buttonClass } from '@/shared/ui/button-class';
import { StartOverrideNote } from '../../start-override';
import { START_PROBLEMS_ID } from '../load-sections';
import { ProblemFix } from '../start/problem-fix';

interface ReadinessPanelProps {
  load: AdminLoad;
  onEdit: () => void;
}

/**
 * A load's readiness to start or continue: each blocker with its fix, what an admin overrode, and what is fine.
 */
export function ReadinessPanel({ load, onEdit }: ReadinessPanelProps) {
  const { data: details } = useQuery(loadDetailsQueryOptions(load.id));
  const isBefore = canStartLater(load.status);
  const holds = (details?.holds ?? []).filter(({ cleared_at }) => cleared_at === null);
  const blockers: readonly StartProblem[] = isBefore
    ? load.problems
    : load.status === 'in_transit'
      ? [
          ...holds.map(({ id, reason }) => ({
            code: 'on_hold',
            problem: `On hold: ${reason.replace(/\.\s*$/u, '')}`,
            record_id: id,
          })),
          ...load.problems,
        ]
      : [];
  const override = toStartOverride(load.start_override);
  if (!isBefore && blockers.length === 0 && override === null) return null;
  const passed = isBefore ? passedChecks(load.problems, load.slots.length) : [];
  return (
    <section
      id={START_PROBLEMS_ID}
      tabIndex={-1}
      aria-label="Readiness"
      className={cn(
        'grid scroll-mt-18 overflow-hidden rounded-md border border-l-4 bg-surface',
        blockers.length > 0 ? 'border-l-danger' : 'border-l-ok',
        passed.length > 0 && 'lg:grid-cols-[minmax(0,3fr)_minmax(16rem,1fr)]',
      )}
    >
      <div className="min-w-0">
        <h2 className="type-h4 px-4.5 py-3">{headline(load, blockers.length, holds.length)}</h2>
        {blockers.length > 0 && (
          <ul aria-label="Blockers">
            {blockers.map((problem) => (
              <Guard
                key={`${problem.problem} ${problem.record_id ?? ''}`}
                action={
                  <ProblemFix
                    problem={problem}
                    load={load}
                    className={buttonClass({ variant: 'quiet', size: 'sm' })}
                    onEdit={onEdit}
                  />
                }
              >
                <p className="font-semibold wrap-anywhere">{`${problem.problem}.`}</p>
              </Guard>
            ))}
          </ul>
        )}
        {override !== null && (
          <div className="border-t border-danger bg-danger-surface px-4.5 py-3 text-danger-text">
            <p className="font-semibold">
              Started anyway, <time dateTime={override.at}>{formatZonedDateTime(override.at)}</time>
            </p>
            <StartOverrideNote override={override} />
          </div>
        )}
      </div>
      {passed.length > 0 && (
        <div className="border-t bg-sunk px-4.5 py-3 lg:border-t-0 lg:border-l">
          <h3 className="text-sm font-[660]">
            {countOf(passed.length, 'check passed', 'checks passed')}
          </h3>
          <ul className="mt-2 grid gap-1.5 text-sm">
            {passed.map((check) => (
              <li
                key={check}
                className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 leading-snug"
              >
                <Check className="size-4.5 text-ok" />
                <span>{check}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function headline({ status }: AdminLoad, blockers: number, holds: number): string {
  const count = countOf(blockers, 'blocker');
  if (!canStartLater(status)) {
    if (holds > 0) return 'On hold. Don’t move it.';
    return blockers === 0 ? 'Override' : 'A permit ends before the truck is through.';
  }
  return blockers === 0 ? 'Ready to start' : `Not ready: ${count}`;
}

function Guard({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-t px-4.5 py-3 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]">
      <CircleAlert className="mt-px size-5 text-danger-text" />
      {children}
      <div className="max-sm:col-start-2">{action}</div>
    </li>
  );
}
