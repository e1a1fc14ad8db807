import { useId, type ReactNode } from 'react';
import type { EscortAnswer, EscortJob } from '../../api/escort-jobs';
import { conflictsOf } from '../../model/escort-jobs';
import { EscortCard } from './escort-card';

interface EscortJobsProps {
  title: string;
  jobs: readonly EscortJob[];
  /** Jobs to check for overlapping days. */
  accepted: readonly EscortJob[];
  userId: string;
  empty: ReactNode;
  onAnswer: (answer: EscortAnswer) => void;
}

/** A section of escort jobs: offers or accepted jobs. */
export function EscortJobs({ title, jobs, accepted, userId, empty, onAnswer }: EscortJobsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 *:min-w-0">
      <h2 id={id} className="type-h3">
        {title}
        {jobs.length > 0 && (
          <span className="ml-2 font-normal text-subtle tabular-nums">{jobs.length}</span>
        )}
      </h2>
      {jobs.length === 0 && empty}
      {jobs.map((job) => (
        <EscortCard
          key={job.id}
          job={job}
          conflicts={conflictsOf(job, accepted)}
          userId={userId}
          onAnswer={onAnswer}
        />
      ))}
    </section>
  );
}
